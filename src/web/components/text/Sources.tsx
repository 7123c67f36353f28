import type { Source } from '#shared/collections/article.ts';
import { type Heading, sourceAnchor } from '#shared/content/headings.ts';
import { article as text } from '#shared/language/ka/reading/article.ts';
import styles from './Sources.module.css';

export const sourcesHeading: Heading = { id: 'tsyaroebi', title: text.sources };

/** Lists an article's sources, numbered. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2 className={styles.title} id={sourcesHeading.id}>
        {sourcesHeading.title}
      </h2>
      <ol className={styles.list}>
        {sources.map(({ title, url }, at) => (
          <li key={title} id={sourceAnchor(at + 1)} className={styles.source}>
            {url ? (
              <a className={styles.link} href={url} rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
