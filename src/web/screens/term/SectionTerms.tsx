import { term as text } from '#shared/language/ka/encyclopedia.ts';
import { SectionHead } from '#web/components/SectionHead.tsx';
import styles from './SectionTerms.module.css';
import type { Neighbour } from './term.load.ts';

interface SectionTermsProps {
  readonly title: string;
  readonly terms: readonly Neighbour[];
  /** Address of the whole section. */
  readonly whole: string;
}

/** Other words of the same part of the encyclopedia. */
export function SectionTerms({ title, terms, whole }: SectionTermsProps) {
  return (
    <nav aria-labelledby="section-terms">
      <SectionHead title={title} id="section-terms" isPlain />
      <ul>
        {terms.map(({ id, title: word, url }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={url}>
              {word}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.whole} href={whole}>
        {text.wholeSection}
      </a>
    </nav>
  );
}
