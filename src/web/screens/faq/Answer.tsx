import { ChevronDown, Link } from 'lucide-react';
import { faq as text } from '#shared/language/ka/staticpage.ts';
import { Passage } from '#web/components/Passage.tsx';
import styles from './Answer.module.css';

interface AnswerProps {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

/** A question that unfolds to its answer, without script too. The address ends at what is folded, so a link unfolds it. */
export function Answer({ id, title, answer }: AnswerProps) {
  return (
    <details className={styles.entry} data-faq={id}>
      <summary className={styles.question}>
        {title}
        <ChevronDown size={22} className={styles.mark} />
      </summary>
      <div className={styles.answer} id={id}>
        <Passage html={answer} />
        <a className={styles.link} href={`#${id}`}>
          <Link size={16} />
          {text.link}
        </a>
      </div>
    </details>
  );
}
