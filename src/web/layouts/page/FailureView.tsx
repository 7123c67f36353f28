import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { failures } from '#shared/language/ka/site/failures.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { onDemand } from '#web/components/on-demand.tsx';
import { useSite } from '#web/components/site/site.ts';
import { Notice } from '#web/components/text/Notice.tsx';
import { RecordMissing } from '#web/data/load-errors.ts';
import { applyHead } from '#web/navigation/apply-head.ts';
import { ChunkLoadError } from '#web/navigation/chunk-load-error.ts';
import { reloadIfOutdated } from '#web/navigation/new-build.ts';
import { describeHiddenHead } from '../head/page-head.ts';
import styles from './ProblemView.module.css';

const loadProblem = async () => (await import('./ProblemView.tsx')).ProblemView;
const ProblemView = onDemand({
  serverComponent: import.meta.env.SSR ? await loadProblem() : undefined,
  load: loadProblem,
  selector: '[data-route="notfound"]',
});

/** Renders an error in place of a screen: the record is missing, loading failed or a chunk failed to load. */
export function FailureView() {
  const error = useRouteError();
  const isMissing = error instanceof RecordMissing || (isRouteErrorResponse(error) && error.status === 404);
  const site = useSite();
  const label = isMissing ? failures.missing : failures.label;
  useEffect(() => applyHead(describeHiddenHead(label, site)), [label, site]);
  if (isMissing) return <ProblemView status={404} />;
  return (
    <main id="main" tabIndex={-1} className={styles.main} data-route="error">
      {error instanceof ChunkLoadError ? <ChunkFailure error={error} /> : <LoadFailure />}
    </main>
  );
}

function LoadFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice icon={<CloudOff size={28} />} title={failures.title} text={failures.text} headingLevel={1}>
      <Button onPress={() => void revalidate()} isBusy={state === 'loading'}>
        <RotateCw size={20} />
        {failures.retry}
      </Button>
    </Notice>
  );
}

function ChunkFailure({ error }: { readonly error: ChunkLoadError }) {
  useEffect(() => {
    if (error.reason === 'missing') reloadIfOutdated().catch(() => undefined);
  }, [error]);
  const text = error.reason === 'timeout' ? failures.chunkTimeout : failures.chunkMissing;
  return (
    <Notice
      icon={<CloudOff size={28} />}
      title={failures.chunkTitle}
      text={text(error.chunk)}
      headingLevel={1}
    >
      <Button onPress={() => location.reload()}>
        <RotateCw size={20} />
        {failures.reload}
      </Button>
    </Notice>
  );
}
