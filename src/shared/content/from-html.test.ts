import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { isDocument, type RichDocument } from './document.ts';
import { documentFromHtml } from './from-html.ts';
import { renderHtml } from './render-html.ts';

const clean = (html: string): string => renderHtml(documentFromHtml(html));

describe('html into a document', () => {
  it('keeps headings, paragraphs, lists and marks', () => {
    expect(documentFromHtml('<h1>წნევა</h1><p>ძალიან <b>მაღალი</b></p><ul><li>ერთი</li></ul>')).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'წნევა' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'ძალიან ' },
            { type: 'text', text: 'მაღალი', marks: [{ type: 'bold' }] },
          ],
        },
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ერთი' }] }] },
          ],
        },
      ],
    });
  });

  it('unwraps unknown elements and keeps the text of blocks apart', () => {
    expect(clean('<div><span style="color:red">ა</span><div>ბ</div>გ</div>')).toBe(
      '<p>ა</p><p>ბ</p><p>გ</p>',
    );
    expect(clean('<h2><div>სათაური</div></h2>')).toBe('<h2 id="sathauri">სათაური</h2>');
  });

  it('drops scripts, styles and frames with their content', () => {
    expect(
      clean('<p>ა</p><script>alert(1)</script><style>p{}</style><iframe src=x>ბ</iframe><svg><a>გ</a></svg>'),
    ).toBe('<p>ა</p>');
  });

  it('keeps only safe addresses', () => {
    const links = [
      'javascript:alert(1)',
      ' java\tscript:x',
      'JaVaScRiPt:x',
      'data:text/html,x',
      'vbscript:x',
      '\u0001javascript:x',
    ];
    for (const href of links) expect(clean(`<p><a href="${href}">ა</a></p>`)).toBe('<p>ა</p>');
    expect(clean('<p><a href="/a.html#b">ა</a></p>')).toBe('<p><a href="/a.html#b">ა</a></p>');
    expect(clean('<p><a href="//x.ge/y">ა</a></p>')).toBe(
      '<p><a href="https://x.ge/y" rel="noopener">ა</a></p>',
    );
    expect(clean('<p><a href="mailto:a@b.ge">ა</a> <a href="tel:112">ბ</a></p>')).toContain('href="tel:112"');
    expect(clean('<img src="data:image/png;base64,AA"><img src="javascript:x">')).toBe('');
  });

  it('converts callouts to boxes with a title and back', () => {
    const html =
      '<aside data-callout="urgent" aria-label="როდის"><p><strong>როდის</strong></p><p>ახლავე.</p></aside>';
    expect(clean(html)).toBe(html);
    expect(clean('<aside>სხვა</aside>')).toBe('<p>სხვა</p>');
  });

  it('repairs broken lists and tables', () => {
    expect(clean('<ul>ა<li>ბ<ul><li>გ</ul><ul><li>დ</li></ul></ul>')).toBe(
      '<ul><li>ა</li><li>ბ<ul><li>გ</li></ul><ul><li>დ</li></ul></li></ul>',
    );
    expect(clean('<li>მარტო</li>')).toBe('<p>მარტო</p>');
    expect(clean('<table>წინ<tr><th>ა<td></table>')).toBe(
      '<p>წინ</p><div data-table tabindex="0" role="region" aria-label="ა"><table><tr><th scope="col">ა</th><td></td></tr></table></div>',
    );
  });

  it('collapses white space like a browser', () => {
    expect(clean('<p>  ა \n <b> ბ </b> გ <br> დ <br></p><p> </p>')).toBe(
      '<p>ა <strong>ბ </strong>გ<br>დ</p>',
    );
  });

  it('limits depth and size', () => {
    const deep = documentFromHtml(`${'<ul><li>ა'.repeat(5_000)}`);
    expect(isDocument(deep)).toBe(true);
    const wide = documentFromHtml('<p>ა<b>ბ</b></p>'.repeat(200_000));
    expect(isDocument(wide)).toBe(true);
    expect(renderHtml(documentFromHtml('<div>'.repeat(150_000)))).toBe('');
  });
});

const words = fc.constantFrom(
  'თავი',
  ' ',
  '\n',
  '\u00a0',
  '<',
  '&amp;',
  '&lt;script&gt;',
  '"',
  "'",
  '\u0000',
  '\ud800',
  ']]>',
  '&#106;avascript:',
);
const tags = fc.constantFrom(
  'p',
  'div',
  'h1',
  'h2',
  'h6',
  'ul',
  'ol',
  'li',
  'table',
  'tbody',
  'tr',
  'td',
  'th',
  'b',
  'em',
  'sub',
  'sup',
  'a',
  'img',
  'br',
  'hr',
  'blockquote',
  'aside',
  'script',
  'style',
  'iframe',
  'svg',
  'math',
  'template',
  'textarea',
  'title',
  'noscript',
  'form',
  'input',
  'base',
  'meta',
  'link',
  'x-y',
  'SCRIPT',
  'pre',
);
const attributes = fc.constantFrom(
  '',
  ' onclick=alert(1)',
  ' onerror="alert(1)"',
  ' href="javascript:alert(1)"',
  ' href="java&#10;script:x"',
  ' href="https://a.ge/?a=1&b=2"',
  ' href="/x y"',
  ' src=x onerror=alert(1)',
  ' src="//a.ge/b.png" width=10',
  ' src="data:text/html,x"',
  ' style="x"',
  ' data-callout="urgent"',
  ' data-callout=note',
  ' srcdoc="<script>"',
  ' id=x',
  ' colspan=3',
  ' href="\\\\a.ge"',
  ' href="&quot;><script>"',
  ' alt="\'><img onerror=x>"',
);
const piece = fc.oneof(
  { weight: 3, arbitrary: words },
  { weight: 4, arbitrary: fc.tuple(tags, attributes).map(([tag, given]) => `<${tag}${given}>`) },
  { weight: 3, arbitrary: tags.map((tag) => `</${tag}>`) },
  { weight: 1, arbitrary: fc.string() },
);
const hostile = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

/** Every element and attribute that a browser would see in the HTML. */
function seenIn(html: string): { tags: Set<string>; attributes: [string, string][] } {
  const seen = { tags: new Set<string>(), attributes: [] as [string, string][] };
  const parser = new Parser({
    onopentag(name, given) {
      seen.tags.add(name);
      seen.attributes.push(...Object.entries(given));
    },
  });
  parser.end(html);
  return seen;
}

const knownTags = /^(p|h[2-4]|ul|ol|li|blockquote|aside|div|table|tr|th|td|img|hr|br|strong|em|sub|sup|a)$/;
const knownAttributes =
  /^(id|href|rel|src|alt|width|height|loading|decoding|colspan|rowspan|scope|tabindex|role|aria-label|data-callout|data-table|data-lightbox-open)$/;

describe('pictures', () => {
  it('link to themselves, for the lightbox, and do so after repeated conversions too', () => {
    const once = clean('<p>ა</p><a href="/elsewhere"><img src="/media/a.webp" alt="გული"></a>');
    expect(once).toBe(
      '<p>ა</p><a href="/media/a.webp" data-lightbox-open><img src="/media/a.webp" alt="გული" loading="lazy" decoding="async"></a>',
    );
    expect(clean(once)).toBe(once);
    const unnamed = clean('<img src="/media/a.webp">');
    expect(unnamed).toContain('aria-label="სურათის გადიდება"');
    expect(clean(unnamed)).toBe(unnamed);
  });
});

describe('hostile html', () => {
  it('yields no script, event handler or script address', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const out = clean(html);
        const { tags: elements, attributes: given } = seenIn(out);
        expect(out).not.toMatch(/<script/i);
        for (const name of elements) expect(name).toMatch(knownTags);
        for (const [name, value] of given) {
          expect(name).toMatch(knownAttributes);
          if (name === 'href' || name === 'src')
            expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|[^:]*$|[^:]*[/?#])/);
          if (name === 'href' || name === 'src')
            expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('always yields a valid document, which its own HTML reproduces', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const first: RichDocument = documentFromHtml(html);
        expect(isDocument(first)).toBe(true);
        expect(documentFromHtml(renderHtml(first))).toEqual(first);
      }),
      { numRuns: 2_000, examples: [['\n\u0000\nთავი']] },
    );
  });
});
