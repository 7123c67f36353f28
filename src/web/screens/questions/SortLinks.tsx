import { questions as text } from '#shared/language/ka/asking/question-screens.ts';
import { type QuestionsAddress, questionsPath } from './questions.address.ts';
import styles from './SortLinks.module.css';

/** Renders the two sort orders as links. */
export function SortLinks({ address }: { readonly address: QuestionsAddress }) {
  const orders = [
    { title: text.newest, isMostReadFirst: false },
    { title: text.read, isMostReadFirst: true },
  ];
  return (
    <nav aria-label={text.order}>
      <ul className={styles.list}>
        {orders.map(({ title, isMostReadFirst }) => (
          <li key={title}>
            <a
              className={styles.link}
              href={questionsPath({ ...address, isMostReadFirst })}
              aria-current={isMostReadFirst === (address.isMostReadFirst ?? false) ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
