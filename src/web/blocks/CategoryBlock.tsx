import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { ArticleCard } from '#web/components/cards/ArticleCard.tsx';
import styles from './CategoryBlock.module.css';

/** Renders a category: its first article as a large card, the others as rows beside it. */
export function CategoryBlock({ articles: [first, ...others] }: { readonly articles: readonly Article[] }) {
  return (
    <div className={styles.category}>
      {first && <ArticleCard article={first} variant="lead" />}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((article) => (
            <li key={article.id} className={styles.item}>
              <ArticleCard article={article} variant="row" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
