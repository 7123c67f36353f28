import { searchAnswer as text } from '#shared/language/ka/site/search-answer.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './Definition.module.css';
import type { FoundTerm } from './search.load.ts';

/** Renders the definition of the term that a query names, above the results. */
export const Definition = ({ term: { title, introtext, url } }: { readonly term: FoundTerm }) => (
  <section className={styles.box} data-answer="term" aria-labelledby="search-answer">
    <p className={styles.label}>{text.definition}</p>
    <h2 className={styles.title} id="search-answer">
      <NoBreakText text={title} />
    </h2>
    <p className={styles.text}>
      <NoBreakText text={introtext} />
    </p>
    <a className={styles.more} href={url} aria-label={text.moreLabel(title)}>
      {text.more}
    </a>
  </section>
);
