import { lazy, type ReactNode, Suspense } from 'react';
import { mayOpenDesk } from '#shared/access/desk-rights.ts';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { useSession } from '#web/data/session/browser-session.ts';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';
import styles from './StaffDesk.module.css';

const Workplace = lazy(async () => {
  const loaded = await loadChunk('workplace', () => import('./workplace/Workplace.tsx'));
  return { default: loaded.Workplace };
});

/**
 * Renders the workplace of a signed-in consultant, and `children` for everybody else; editors are shown the way to their desk.
 * The server always renders `children`, because it has no session.
 */
export function StaffDesk({
  isAsking,
  children,
}: {
  /** Whether a question is being asked: staff ask as everybody does. */
  readonly isAsking: boolean;
  readonly children: ReactNode;
}) {
  const state = useSession();
  if (state.status !== 'user' || isAsking) return children;
  const { id, roles, consultant_id } = state.user;
  const isConsultant = consultant_id !== null && roles.includes('consultant');
  const isEditor = mayOpenDesk(roles, 'questions');
  if (!isConsultant && !isEditor) return children;
  return (
    <div className={styles.desks}>
      {isEditor && (
        <p>
          <ButtonLink kind="quiet" href={paths.officeQuestions}>
            {text.toEditors}
          </ButtonLink>
        </p>
      )}
      {isConsultant ? (
        <Suspense fallback={<div className={styles.skeleton} />}>
          <Workplace accountId={id} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
