import { formatMoment } from '#shared/content/dates.ts';
import { asking } from '#shared/language/ka/asking/asking.ts';
import styles from './WhatNext.module.css';

const text = asking.next;

/** Says what happens to a question that is paid, and when. */
export function WhatNext({ dueAt }: { readonly dueAt?: string | null }) {
  return (
    <section className={styles.next} aria-label={text.title} data-what-next>
      <p className={styles.title}>{text.title}</p>
      <ol className={styles.list}>
        <li>{text.sent}</li>
        <li>{dueAt ? text.answer(formatMoment(dueAt)) : text.answerSoon}</li>
        <li>{text.followup}</li>
      </ol>
      <p>{text.refund}</p>
    </section>
  );
}
