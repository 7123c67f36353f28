import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { ArticleCard } from '#web/components/ArticleCard.tsx';
import styles from './ImageListBlock.module.css';

/** Lines with a small picture, one under the other. */
export function ImageListBlock({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id} className={styles.item}>
          <ArticleCard article={article} variant="row" />
        </li>
      ))}
    </ul>
  );
}
