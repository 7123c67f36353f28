import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountScreens } from '#shared/language/ka/account/account-screens.ts';
import { asking } from '#shared/language/ka/asking/asking.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import styles from './LoadedPart.module.css';
import type { Loaded } from './use-loaded.ts';

interface LoadedPartProps<Data> {
  readonly loaded: Loaded<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Renders data that the browser loads: a skeleton, then the content, or a notice with a retry button. */
export function LoadedPart<Data>({ loaded: { data, hasFailed, reload }, children }: LoadedPartProps<Data>) {
  if (data !== undefined) return children(data);
  if (!hasFailed)
    return <div className={styles.skeleton} role="status" aria-label={accountScreens.area.loading} />;
  return (
    <Notice icon={<CloudOff size={28} />} title={asking.load.failed} text={asking.load.text}>
      <Button onPress={reload}>{asking.load.retry}</Button>
    </Notice>
  );
}
