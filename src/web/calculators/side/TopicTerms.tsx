import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import type { TopicTerm } from '../calculation.load.ts';
import styles from './TopicTerms.module.css';

/** Lists encyclopedia terms of the calculator's subject, each with its definition and a link. */
export function TopicTerms({ terms }: { readonly terms: readonly TopicTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <section>
      <SectionHead title={text.terms} isPlain />
      <ul className={styles.list}>
        {terms.map(({ id, title, url, introtext }) => (
          <li key={id} className={styles.item}>
            <a className={styles.term} href={url}>
              {title}
            </a>
            <p className={styles.meaning}>{introtext}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
