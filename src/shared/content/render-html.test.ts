import { describe, expect, it } from 'vitest';
import { isDocument, type RichDocument } from './document.ts';
import { renderHtml } from './render-html.ts';

const text = (words: string) => [{ type: 'text', text: words }] as const;
const doc = (...content: RichDocument['content']): RichDocument => ({ type: 'doc', content });

describe('a document as html', () => {
  it('escapes text and attributes', () => {
    expect(renderHtml(doc({ type: 'paragraph', content: text('<b> & "ა"') }))).toBe(
      '<p>&lt;b&gt; &amp; &quot;ა&quot;</p>',
    );
    expect(renderHtml(doc({ type: 'image', attrs: { src: '/a.webp', alt: '"><script>' } }))).toContain(
      'alt="&quot;&gt;&lt;script&gt;"',
    );
  });

  it('gives headings of level 2 and 3 unique ids', () => {
    const heading = (level: 2 | 3 | 4) =>
      ({ type: 'heading', attrs: { level }, content: text('როდის მივმართოთ ექიმს') }) as const;
    expect(renderHtml(doc(heading(2), heading(3), heading(4)))).toBe(
      '<h2 id="rodis-mivmarthoth-eqims">როდის მივმართოთ ექიმს</h2>' +
        '<h3 id="rodis-mivmarthoth-eqims-2">როდის მივმართოთ ექიმს</h3>' +
        '<h4>როდის მივმართოთ ექიმს</h4>',
    );
    expect(renderHtml(doc({ type: 'heading', attrs: { level: 2 }, content: text('!') }))).toContain(
      'id="section"',
    );
  });

  it('keeps one link around a bold word', () => {
    const link = { type: 'link', attrs: { href: 'https://www.who.int/' } } as const;
    const html = renderHtml(
      doc({
        type: 'paragraph',
        content: [
          { type: 'text', text: 'ა ', marks: [link] },
          { type: 'text', text: 'ბ', marks: [{ type: 'bold' }, link] },
          { type: 'text', text: ' გ' },
        ],
      }),
    );
    expect(html).toBe('<p><a href="https://www.who.int/" rel="noopener">ა <strong>ბ</strong></a> გ</p>');
  });

  it('drops script addresses even from an unchecked document', () => {
    const html = renderHtml(
      doc(
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'ა', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] }],
        },
        { type: 'image', attrs: { src: 'data:text/html,x', alt: '' } },
      ),
    );
    expect(html).toBe('<p>ა</p>');
  });
});

describe('an external document', () => {
  it('is accepted if everything in it is known', () => {
    expect(isDocument(doc())).toBe(true);
    expect(isDocument(doc({ type: 'paragraph', content: text('ა') }))).toBe(true);
  });

  it.each([
    ['no document', { type: 'paragraph' }],
    ['an unknown node', { type: 'doc', content: [{ type: 'iframe' }] }],
    ['text outside a paragraph', { type: 'doc', content: [{ type: 'text', text: 'ა' }] }],
    ['an unknown heading level', { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] }],
    ['an empty list', { type: 'doc', content: [{ type: 'bulletList', content: [] }] }],
    [
      'a running link',
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'ა', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] },
            ],
          },
        ],
      },
    ],
    ['content that is no list', { type: 'doc', content: 'ა' }],
    ['null', null],
  ])('is refused for %s', (_what, value) => {
    expect(isDocument(value)).toBe(false);
  });

  it('is refused if it is nested too deeply', () => {
    let block: object = { type: 'paragraph' };
    for (let depth = 0; depth < 100; depth += 1) block = { type: 'blockquote', content: [block] };
    expect(isDocument({ type: 'doc', content: [block] })).toBe(false);
  });
});
