import type { Examples } from '../examples.ts';
import { MostRead } from './MostRead.tsx';
import { sampleArticle } from './sample-article.ts';

const articles = [1, 2, 3].map((id) => ({ ...sampleArticle, id }));

export const mostRead: Examples = {
  component: 'MostRead',
  examples: [{ name: 'three', view: <MostRead articles={articles} /> }],
};
