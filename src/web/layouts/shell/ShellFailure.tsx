import { FailureView } from '../page/FailureView.tsx';
import { PageLayout } from '../page/PageLayout.tsx';
import { emptyShell } from './shell-data.ts';

/** Renders an error if the shell failed to load or no route matches. */
export function ShellFailure() {
  return (
    <PageLayout shell={emptyShell} section={undefined}>
      <FailureView />
    </PageLayout>
  );
}
