import type { ArticleCard } from '#shared/collections/article-card.ts';
import { blocks } from '#shared/language/ka/blocks.ts';
import styles from './MostRead.module.css';
import { SectionHead } from './SectionHead.tsx';
import { Unbroken } from './Unbroken.tsx';

type ReadArticle = Pick<ArticleCard, 'id' | 'title' | 'url'>;

/** What others read most, numbered. Shows nothing when nothing was read yet. */
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
              <Unbroken text={title} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
