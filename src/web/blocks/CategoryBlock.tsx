import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { ArticleCard } from '#web/components/ArticleCard.tsx';
import styles from './CategoryBlock.module.css';

/** A category at a glance: its first article large, the others as lines beside it. */
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
