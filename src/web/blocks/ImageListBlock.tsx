import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { ArticleCard } from '#web/components/cards/ArticleCard.tsx';
import styles from './ImageListBlock.module.css';

/** Renders articles as rows with a small picture. */
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
