import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountScreens } from '#shared/language/ka/account-screens.ts';
import { asking } from '#shared/language/ka/asking.ts';
import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import styles from './LoadedPart.module.css';
import type { Loaded } from './use-loaded.ts';

interface LoadedPartProps<Data> {
  readonly loaded: Loaded<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What is loaded in the browser: a skeleton first, then the content, or a way to try again. */
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
