import type { Examples } from '../examples.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { sampleArticle } from './sample-article.ts';

const variants = ['card', 'lead', 'row', 'feature-left', 'feature-right'] as const;

export const articleCard: Examples = {
  component: 'ArticleCard',
  examples: [
    ...variants.map((variant) => ({
      name: variant,
      view: <ArticleCard article={sampleArticle} variant={variant} />,
    })),
    {
      name: 'with a video',
      view: <ArticleCard article={{ ...sampleArticle, has_video: true }} variant="card" />,
    },
  ],
};
