import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { ArticleCard } from '#web/components/cards/ArticleCard.tsx';
import styles from './FeatureBlock.module.css';

interface FeatureBlockProps {
  readonly articles: readonly Article[];
  readonly variant: 'feature-left' | 'feature-right';
}

/** Renders articles with a large picture on one side and the text on the other. */
export function FeatureBlock({ articles, variant }: FeatureBlockProps) {
  return (
    <div className={styles.features}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} variant={variant} />
      ))}
    </div>
  );
}
