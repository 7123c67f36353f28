import { ShieldAlert } from 'lucide-react';
import type { Definition } from '#shared/calculators/calculator.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { saySigns } from '#shared/language/ka/emergency-signs.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { Emergency } from '../result/Emergency.tsx';
import { Fold } from '../result/Fold.tsx';
import styles from './Evidence.module.css';
import { MethodPartView } from './MethodPartView.tsx';

interface EvidenceProps {
  readonly definition: Pick<
    Definition,
    'seeDoctor' | 'warnings' | 'method' | 'limits' | 'sources' | 'needsReview'
  >;
  /** Whether the result above has the signs of an emergency already. */
  readonly isUrgent?: boolean;
  /** The words of a page that is no calculator. */
  readonly words?: { readonly limits: string; readonly notReviewed: string };
}

/** Renders the evidence under a calculator: when to see a doctor, the method, its limits and its sources. */
export function Evidence({ definition, isUrgent = false, words = text }: EvidenceProps) {
  return (
    <div className={styles.evidence}>
      <section className={styles.section}>
        <h2 className={styles.title}>{text.seeDoctor}</h2>
        <ItemList items={[...saySigns('doctor_today', definition.warnings), ...definition.seeDoctor]} />
      </section>
      {!isUrgent && <Emergency warnings={definition.warnings} />}
      <div>
        <Fold title={text.method} headingLevel={2}>
          {definition.method.map((part) => (
            <MethodPartView
              key={part.kind === 'table' ? part.caption : part.kind === 'list' ? part.items[0] : part.text}
              part={part}
            />
          ))}
        </Fold>
        <Fold title={words.limits} headingLevel={2}>
          <ItemList items={definition.limits} />
        </Fold>
      </div>
      <section className={styles.section}>
        <h2 className={styles.title}>{text.sources}</h2>
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
        {definition.needsReview.length > 0 && <ReviewNote text={words.notReviewed} />}
      </section>
    </div>
  );
}

const ItemList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <NoBreakText text={item} />
      </li>
    ))}
  </ul>
);

/**
 * States that no clinician has reviewed the calculator yet. The open points themselves are for editors and are not
 * shown.
 */
const ReviewNote = ({ text }: { readonly text: string }) => (
  <div className={styles.review} data-needs-review>
    <ShieldAlert size={20} aria-hidden="true" />
    <p>{text}</p>
  </div>
);
