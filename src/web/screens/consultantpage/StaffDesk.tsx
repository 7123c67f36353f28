import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/data/session/browser-session.ts';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';
import styles from './StaffDesk.module.css';

const Workplace = lazy(async () => {
  const loaded = await loadChunk('workplace', () => import('./workplace/Workplace.tsx'));
  return { default: loaded.Workplace };
});
const EditorDesk = lazy(async () => {
  const loaded = await loadChunk('editor-desk', () => import('./editing/EditorDesk.tsx'));
  return { default: loaded.EditorDesk };
});

/**
 * The workplace for a consultant who is signed in, what waits for publishing for an editor, and what everybody else is
 * shown. The server knows nobody.
 */
export function StaffDesk({ children }: { readonly children: ReactNode }) {
  const state = useSession();
  if (state.status !== 'user') return children;
  const { id, roles, consultant_id } = state.user;
  const isConsultant = consultant_id !== null && roles.includes('consultant');
  const isEditor = roles.includes('editor') || roles.includes('admin');
  if (!isConsultant && !isEditor) return children;
  return (
    <Suspense fallback={<div className={styles.skeleton} />}>
      <div className={styles.desks}>
        {isConsultant && <Workplace accountId={id} />}
        {isEditor && <EditorDesk />}
      </div>
    </Suspense>
  );
}
