import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const image = { url: 'drawn/articles/101/wide.webp' };

describe('a drawing', () => {
  it('comes in the crop that was composed for a square', () => {
    const markup = renderToStaticMarkup(<Picture image={image} size="row" />);
    expect(markup).toContain('drawn/articles/101/square.webp');
    expect(markup).not.toContain('card');
  });

  it('is a square on phones, where the card of a grid is a row', () => {
    const markup = renderToStaticMarkup(<Picture image={image} size="card" />);
    const [firstSource = ''] = /<source[^>]*>/.exec(markup) ?? [];
    expect(firstSource).toMatch(/width &lt; 452px.*square-dark/);
    expect(markup).toContain('drawn/articles/101/card.webp');
  });
});
