import type { ArticleCard } from '#shared/collections/article-card.ts';
import { blocks } from '#shared/language/ka/reading/blocks.ts';
import { NoBreakText } from '../text/NoBreakText.tsx';
import { SectionHead } from '../text/SectionHead.tsx';
import styles from './MostRead.module.css';

type ReadArticle = Pick<ArticleCard, 'id' | 'title' | 'url'>;

/** Lists the most read articles, numbered. Renders nothing if the list is empty. */
export function MostRead({ articles }: { readonly articles: readonly ReadArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="most-read" data-no-print>
      <SectionHead title={blocks.mostRead} id="most-read" isPlain />
      <ol className={styles.list}>
        {articles.map(({ id, title, url }, index) => (
          <li key={id} className={styles.item} data-article={id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <a className={styles.link} href={url}>
              <NoBreakText text={title} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
