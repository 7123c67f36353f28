import { ShieldAlert } from 'lucide-react';
import type { Definition } from '#shared/calculators/calculator.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { Unbroken } from '#web/components/Unbroken.tsx';
import { Emergency } from '../result/Emergency.tsx';
import styles from './Evidence.module.css';
import { MethodPartView } from './MethodPartView.tsx';

/** What stands under every calculator: how it works, what it cannot say, when to see a doctor, and from where it knows. */
export function Evidence({ definition }: { readonly definition: Definition }) {
  return (
    <div className={styles.evidence}>
      <section className={styles.section}>
        <h2 className={styles.title}>{words.seeDoctor}</h2>
        <ItemList items={definition.seeDoctor} />
      </section>
      <Emergency signs={definition.emergency} />
      <section className={styles.section}>
        <h2 className={styles.title}>{words.method}</h2>
        {definition.method.map((part) => (
          <MethodPartView
            key={part.kind === 'table' ? part.caption : part.kind === 'list' ? part.items[0] : part.text}
            part={part}
          />
        ))}
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>{words.limits}</h2>
        <ItemList items={definition.limits} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>{words.sources}</h2>
        <ol className={styles.sources}>
          {definition.sources.map(({ title, year, url }) => (
            <li key={title}>
              {url ? (
                <a className={styles.link} href={url} rel="noopener noreferrer">
                  {title}
                </a>
              ) : (
                title
              )}
              , {year}
            </li>
          ))}
        </ol>
        {definition.needsReview.length > 0 && <ReviewNote parts={definition.needsReview} />}
      </section>
    </div>
  );
}

const ItemList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Unbroken text={item} />
      </li>
    ))}
  </ul>
);

/** Honest until a clinician has signed. */
const ReviewNote = ({ parts }: { readonly parts: readonly string[] }) => (
  <div className={styles.review} data-needs-review>
    <ShieldAlert size={20} aria-hidden="true" />
    <p>
      {words.notReviewed} {words.needsReview} {parts.join('; ')}.
    </p>
  </div>
);
