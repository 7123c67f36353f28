import { MapPin, MessageCircleQuestionMark } from 'lucide-react';
import { contactActions as text } from '#shared/language/ka/directories/directories.ts';
import { useAskAddress } from '../ask-price.ts';
import { CallLink } from './CallLink.tsx';
import styles from './CardActions.module.css';

interface CardActionsProps {
  /** Who is called, or where the way leads. */
  readonly title: string;
  readonly phones: readonly string[];
  /** Address of a map that shows the place. */
  readonly map?: string | undefined;
}

/** Renders what a reader does next about a card of a directory: call, find the way, ask a doctor of the portal. */
export function CardActions({ title, phones, map }: CardActionsProps) {
  const ask = useAskAddress();
  return (
    <div className={styles.actions} data-card-actions data-no-print>
      <CallLink title={title} phones={phones} />
      {map && (
        <a
          className={styles.action}
          href={map}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={text.wayTo(title)}
          data-way
        >
          <MapPin size={20} />
          <span className={styles.word}>{text.wayShort}</span>
        </a>
      )}
      <a className={styles.action} href={ask}>
        <MessageCircleQuestionMark size={20} />
        {text.askShort} {text.askWhom}
      </a>
    </div>
  );
}
