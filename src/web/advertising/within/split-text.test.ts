import { describe, expect, it } from 'vitest';
import { splitText } from './split-text.ts';

describe('dividing a text', () => {
  it('divides after the third paragraph of its own, not one within a box or a quotation', () => {
    const before =
      '<p>1</p><aside><p>x</p><p>y</p></aside><h2 id="a">A</h2><p>2 <a href="/">b</a></p><hr><p>3</p>';
    expect(splitText(`${before}<h2 id="b">B</h2><p>4</p>`, 3)).toEqual([before, '<h2 id="b">B</h2><p>4</p>']);
  });

  it.each([
    '<ul><li>x<p>y</p></li></ul>',
    '<ol><li>x</li></ol>',
    '<div data-table tabindex="0"><table></table></div>',
  ])('keeps a paragraph together with what it introduces: %s', (list) => {
    expect(splitText(`<p>1</p><p>2</p><p>3:</p>${list}<p>4</p>`, 3)).toEqual([
      `<p>1</p><p>2</p><p>3:</p>${list}`,
      '<p>4</p>',
    ]);
  });

  it('leaves the second part empty where a text is too short', () => {
    expect(splitText('<p>1</p><p>2</p>', 3)).toEqual(['<p>1</p><p>2</p>', '']);
    expect(splitText('', 3)).toEqual(['', '']);
  });
});
