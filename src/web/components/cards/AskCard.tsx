import { MessageCircleQuestionMark } from 'lucide-react';
import { askCard as text } from '#shared/language/ka/asking/ask-links.ts';
import { paths } from '#shared/paths/paths.ts';
import { useAskAddress, useAskPrice } from '../ask-price.ts';
import { ButtonLink } from '../forms/Button.tsx';
import styles from './AskCard.module.css';

/** Invites readers to ask a doctor in writing. */
export function AskCard({ title = text.title }: { readonly title?: string }) {
  const price = useAskPrice();
  const ask = useAskAddress();
  return (
    <section className={styles.card} aria-labelledby="ask-card" data-no-print>
      <h2 className={styles.title} id="ask-card">
        {title}
      </h2>
      <p className={styles.text}>{text.text}</p>
      <ButtonLink href={ask}>
        <MessageCircleQuestionMark size={20} />
        {text.action}
      </ButtonLink>
      {price && <p className={styles.price}>{price}</p>}
      <a className={styles.how} href={paths.consultantpage}>
        {text.how}
      </a>
    </section>
  );
}
