import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { ArticleCard } from '#web/components/ArticleCard.tsx';
import styles from './GridBlock.module.css';

interface GridBlockProps {
  readonly articles: readonly Article[];
  readonly headingLevel?: 2 | 3;
}

/** Cards side by side, as many in a row as there is room for and never with a hole beside the only two; one alone fills the row. */
export function GridBlock({ articles, headingLevel = 3 }: GridBlockProps) {
  const [only, ...more] = articles;
  if (only && more.length === 0)
    return <ArticleCard article={only} variant="feature-left" headingLevel={headingLevel} />;
  return (
    <div className={styles.grid}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} variant="card" headingLevel={headingLevel} />
      ))}
    </div>
  );
}
