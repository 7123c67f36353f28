import { MessageCircleQuestionMark } from 'lucide-react';
import { askCard as text } from '#shared/language/ka/question-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import styles from './AskCard.module.css';
import { ButtonLink } from './Button.tsx';

/** The way from reading other people's questions to asking one's own. */
export function AskCard() {
  return (
    <section className={styles.card} aria-labelledby="ask-card" data-no-print>
      <h2 className={styles.title} id="ask-card">
        {text.title}
      </h2>
      <p className={styles.text}>{text.text}</p>
      <ButtonLink href={paths.ask}>
        <MessageCircleQuestionMark size={20} />
        {text.action}
      </ButtonLink>
      <a className={styles.how} href={paths.consultantpage}>
        {text.how}
      </a>
    </section>
  );
}
