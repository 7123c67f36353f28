import { Link } from 'lucide-react';
import { faq as text } from '#shared/language/ka/reading/staticpage.ts';
import { Disclosure } from '#web/components/navigation/Disclosure.tsx';
import { Passage } from '#web/components/text/Passage.tsx';
import styles from './Answer.module.css';

interface AnswerProps {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

/**
 * Renders a collapsible question. The link's target is inside the `<details>`, so browsers open it for a matching
 * address.
 */
export function Answer({ id, title, answer }: AnswerProps) {
  return (
    <div className={styles.entry}>
      <Disclosure
        kind="row"
        isPrinted
        data-faq={id}
        summary={<span className={styles.question}>{title}</span>}
      >
        <div className={styles.answer} id={id}>
          <Passage html={answer} />
          <a className={styles.link} href={`#${id}`}>
            <Link size={16} />
            {text.link}
          </a>
        </div>
      </Disclosure>
    </div>
  );
}
