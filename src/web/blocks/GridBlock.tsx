import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { ArticleCard } from '#web/components/cards/ArticleCard.tsx';
import styles from './GridBlock.module.css';

interface GridBlockProps {
  readonly articles: readonly Article[];
  readonly headingLevel?: 2 | 3;
  /** At most this many stand beside each other. */
  readonly columns?: 2 | 3;
}

/** Renders cards in as many columns as fit. Two cards fill a row between them, and a single card spans the row. */
export function GridBlock({ articles, headingLevel = 3, columns = 3 }: GridBlockProps) {
  const [only, ...more] = articles;
  if (only && more.length === 0)
    return <ArticleCard article={only} variant="feature-left" headingLevel={headingLevel} />;
  return (
    <div className={styles.grid} data-columns={columns}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} variant="card" headingLevel={headingLevel} />
      ))}
    </div>
  );
}
