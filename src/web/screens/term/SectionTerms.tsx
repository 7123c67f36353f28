import { term as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import styles from './SectionTerms.module.css';
import type { Neighbour } from './term.load.ts';

interface SectionTermsProps {
  readonly title: string;
  readonly terms: readonly Neighbour[];
  /** Address of the whole section. */
  readonly sectionUrl: string;
}

/** Lists other terms of the same section. */
export function SectionTerms({ title, terms, sectionUrl }: SectionTermsProps) {
  return (
    <nav aria-labelledby="section-terms">
      <SectionHead title={title} id="section-terms" isPlain />
      <ul>
        {terms.map(({ id, title: termTitle, url }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={url}>
              {termTitle}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.whole} href={sectionUrl}>
        {text.wholeSection}
      </a>
    </nav>
  );
}
