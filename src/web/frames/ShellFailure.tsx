import { FailureView } from './FailureView.tsx';
import { PageFrame } from './PageFrame.tsx';
import { bareShell } from './shell-data.ts';

/** Stands when the shell itself could not be shown, or no route answers the address. */
export function ShellFailure() {
  return (
    <PageFrame shell={bareShell} section={undefined}>
      <FailureView />
    </PageFrame>
  );
}
