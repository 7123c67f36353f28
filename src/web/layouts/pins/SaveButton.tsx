import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveButton as text } from '#shared/language/ka/account/saved.ts';
import type { SavedKind } from '#shared/questions/saved-kinds.ts';
import { hasLocalReading } from '#web/data/has-local-reading.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import styles from './SaveButton.module.css';

/** What saves comes when somebody saves, or has saved before: most readers read. */
const loadSaving = () => import('./save-reading.ts');

interface SaveButtonProps {
  readonly kind: SavedKind;
  readonly id: number;
  /** Named where several stand in a list. */
  readonly title?: string;
}

/** Renders the heart that saves an article or a term, with the account or in the browser of a guest. */
export function SaveButton({ kind, id, title }: SaveButtonProps) {
  const session = useSession();
  const account = session.status === 'user' ? session.user.id : undefined;
  const isKnown = session.status !== 'unknown';
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    setSaved(false);
    if (!isKnown || (account === undefined && !hasLocalReading())) return;
    let isCurrent = true;
    loadSaving()
      .then(({ listReading }) => listReading(account))
      .then((list) => isCurrent && setSaved(list[kind].includes(id)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isKnown, account, kind, id]);
  async function toggle(): Promise<void> {
    const { saveAndTell } = await loadSaving();
    setSaved(await saveAndTell(account, { kind, id }, !isSaved));
  }
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={isSaved}
      aria-label={title && `${text.add}: ${title}`}
      onClick={() => void toggle()}
      data-save={kind}
      data-no-print
    >
      <Heart size={20} />
      {text.add}
    </button>
  );
}
