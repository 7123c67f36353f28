import { BadgeCheck } from 'lucide-react';
import { formatDate } from '#shared/content/dates.ts';
import { verification as text } from '#shared/language/ka/directories/directories.ts';
import styles from './VerifiedMark.module.css';

interface VerifiedMarkProps {
  /** Date of the verification; without it nothing is rendered. */
  readonly verifiedAt: string | null;
  /** Whether the date is shown. */
  readonly withDate?: boolean;
}

/** Marks an entry whose details were verified. */
export function VerifiedMark({ verifiedAt, withDate = false }: VerifiedMarkProps) {
  if (!verifiedAt) return null;
  return (
    <p className={styles.mark} data-verified>
      <BadgeCheck size={18} />
      {withDate ? <time dateTime={verifiedAt}>{text.on(formatDate(verifiedAt))}</time> : text.verified}
    </p>
  );
}
