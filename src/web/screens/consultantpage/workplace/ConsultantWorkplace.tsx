import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/data/session/browser-session.ts';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';
import styles from './Workplace.module.css';

const Workplace = lazy(async () => {
  const loaded = await loadChunk('workplace', () => import('./Workplace.tsx'));
  return { default: loaded.Workplace };
});

/** The workplace for a consultant who is signed in, and what everybody else is shown. The server knows nobody. */
export function ConsultantWorkplace({ children }: { readonly children: ReactNode }) {
  const state = useSession();
  const isConsultant =
    state.status === 'user' && state.user.consultant_id !== null && state.user.roles.includes('consultant');
  if (!isConsultant) return children;
  return (
    <Suspense fallback={<div className={styles.skeleton} />}>
      <Workplace accountId={state.user.id} />
    </Suspense>
  );
}
