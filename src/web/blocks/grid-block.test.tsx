import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleArticle } from '#web/components/cards/sample-article.ts';
import { GridBlock } from './GridBlock.tsx';

const variantsOf = (count: number) => {
  const articles = Array.from({ length: count }, (_, index) => ({ ...sampleArticle, id: index + 1 }));
  const html = renderToStaticMarkup(<GridBlock articles={articles} />);
  return [...html.matchAll(/data-variant="([^"]+)"/g)].map(([, variant]) => variant);
};

it('shows cards side by side, and a single card across the row', () => {
  expect(variantsOf(3)).toEqual(['card', 'card', 'card']);
  expect(variantsOf(2)).toEqual(['card', 'card']);
  expect(variantsOf(1)).toEqual(['feature-left']);
  expect(variantsOf(0)).toEqual([]);
});
