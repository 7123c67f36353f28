import { BadgeCheck } from 'lucide-react';
import { formatDate } from '#shared/content/dates.ts';
import { verification as text } from '#shared/language/ka/directories.ts';
import styles from './VerifiedMark.module.css';

interface VerifiedMarkProps {
  /** Day the entry was checked; without one there is no mark. */
  readonly verifiedAt: string | null;
  /** Where there is room, the day is said too. */
  readonly withDate?: boolean;
}

/** An entry whose particulars somebody has checked. */
export function VerifiedMark({ verifiedAt, withDate = false }: VerifiedMarkProps) {
  if (!verifiedAt) return null;
  return (
    <p className={styles.mark} data-verified>
      <BadgeCheck size={18} />
      {withDate ? <time dateTime={verifiedAt}>{text.on(formatDate(verifiedAt))}</time> : text.verified}
    </p>
  );
}
