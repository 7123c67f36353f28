import { Phone } from 'lucide-react';
import { contactActions as text } from '#shared/language/ka/directories/directories.ts';
import styles from './CallLink.module.css';
import { telephoneAddress } from './telephone.ts';

interface CallLinkProps {
  /** Who is called. */
  readonly title: string;
  readonly phones: readonly string[];
}

/** Renders the first telephone number of a card: a button on phones, the number where one dials by hand. */
export function CallLink({ title, phones: [phone] }: CallLinkProps) {
  return (
    phone && (
      <a
        className={styles.call}
        href={telephoneAddress(phone)}
        aria-label={`${text.callOf(title)}, ${phone}`}
      >
        <Phone size={20} />
        <span className={styles.number}>{phone}</span>
      </a>
    )
  );
}
