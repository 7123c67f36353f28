import { article as text } from '#shared/language/ka/reading/article.ts';
import styles from './ReviewOverdue.module.css';

/** Tells readers that the medical review of a text is overdue by a year. */
export function ReviewOverdue() {
  return (
    <p className={styles.overdue} data-review-overdue>
      {text.reviewOverdue}
    </p>
  );
}
