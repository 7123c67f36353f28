import { describe, expect, it } from 'vitest';
import { linkTerms } from './link-terms.ts';
import { createTermMatcher } from './term-matcher.ts';

const names: readonly [title: string, ...synonyms: string[]][] = [
  ['არტერია'],
  ['თირკმელი'],
  ['წითელა'],
  ['კუჭი'],
  ['ძვალი', 'ძვლები'],
  ['შაქრიანი დიაბეტი'],
  ['დიაბეტი'],
  ['თავის ტკივილი'],
  ['ელექტროკარდიოგრამა', 'ეკგ'],
  ['LDL ქოლესტერინი', 'LDL'],
  ['წნევა'],
  ['ინსულინი'],
];
const terms = names.map(([title, ...synonyms], at) => ({
  id: at + 1,
  alias: `t${at + 1}`,
  title,
  synonyms,
  introtext: `რას ნიშნავს „${title}“`,
}));
const matcher = createTermMatcher(terms);

/** The HTML with links as [words→title]. */
const linked = (html: string, ownId?: number): string =>
  linkTerms(html, matcher, ownId).replace(
    /<a href="\/enciklopedia\/(\d+)-t\1\.html" data-term="\1" aria-description="[^"]*">(.*?)<\/a>/g,
    (_, id: string, words: string) => `[${words}→${names[Number(id) - 1]?.[0]}]`,
  );

describe('a text', () => {
  it.each([
    ['<p>არტერიების კედელი</p>', '<p>[არტერიების→არტერია] კედელი</p>'],
    ['<p>ორივე თირკმლისთვის</p>', '<p>ორივე [თირკმლისთვის→თირკმელი]</p>'],
    ['<p>მაღალი წნევით</p>', '<p>მაღალი [წნევით→წნევა]</p>'],
    ['<p>შაქრიან დიაბეტს მართავენ</p>', '<p>[შაქრიან დიაბეტს→შაქრიანი დიაბეტი] მართავენ</p>'],
    ['<p>თავის ტკივილისგან</p>', '<p>[თავის ტკივილისგან→თავის ტკივილი]</p>'],
    ['<p>გადაიღეთ ეკგ-ს ჩანაწერი</p>', '<p>გადაიღეთ [ეკგ→ელექტროკარდიოგრამა]-ს ჩანაწერი</p>'],
    ['<p>LDL-ის დონე</p>', '<p>[LDL→LDL ქოლესტერინი]-ის დონე</p>'],
    ['<p>&quot;არტერია&quot;</p>', '<p>&quot;[არტერია→არტერია]&quot;</p>'],
    ['<p><strong>წნევა</strong></p>', '<p><strong>[წნევა→წნევა]</strong></p>'],
    ['<ul><li>ინსულინი</li></ul>', '<ul><li>[ინსულინი→ინსულინი]</li></ul>'],
  ])('leads from %s', (html, expected) => {
    expect(linked(html)).toBe(expected);
  });

  it.each([
    '<p>წითელი ქუჩა</p>',
    '<p>ძველი სახლი</p>',
    '<p>თავი და ტკივილი</p>',
    '<p>არტერია-ვენური შუნტი</p>',
    '<h2 id="a">არტერია</h2>',
    '<p><a href="/x">არტერიის კედელი</a></p>',
    '<table><tr><th scope="col">არტერია</th></tr></table>',
    '<aside data-callout="note"><p><strong>წნევა და დიაბეტი</strong></p></aside>',
    '<p>არაფერი</p>',
  ])('leads nowhere from %s', (html) => {
    expect(linked(html)).toBe(html);
  });

  it('has a link at the first mention of each term only, for the longest matching name', () => {
    expect(linked('<h2>წნევა</h2><p>წნევა და წნევა. შაქრიანი დიაბეტი, შაქრიანი დიაბეტი, დიაბეტი.</p>')).toBe(
      '<h2>წნევა</h2><p>[წნევა→წნევა] და წნევა. [შაქრიანი დიაბეტი→შაქრიანი დიაბეტი], შაქრიანი დიაბეტი, [დიაბეტი→დიაბეტი].</p>',
    );
  });

  it('has no link to its own term', () => {
    expect(linked('<p>არტერია და წნევა</p>', 1)).toBe('<p>არტერია და [წნევა→წნევა]</p>');
  });

  it('has links with the definition, escaped and shortened', () => {
    const long = createTermMatcher([
      {
        id: 1,
        alias: 'a"b',
        title: 'ვენა',
        synonyms: [],
        introtext: `<b>"სისხლძარღვი"</b> ${'და ასე '.repeat(60)}`,
      },
    ]);
    const html = linkTerms('<p>ვენა</p>', long);
    expect(html).toContain('href="/enciklopedia/1-a&quot;b.html"');
    expect(html).toMatch(/aria-description="&lt;b&gt;&quot;სისხლძარღვი&quot;[^"<>]{100,200}…"/);
  });

  it('is linked quickly, however many terms there are', () => {
    const many = createTermMatcher(
      Array.from({ length: 5_000 }, (_, at) => ({
        id: at + 1,
        alias: 'x',
        title: `სიტყვა${String.fromCharCode(0x10d0 + (at % 33), 0x10d0 + ((at / 33) % 33))}${at}`,
        synonyms: [],
        introtext: '',
      })),
    );
    const html = `<p>${'გულის შეკუმშვას სუსტი იმპულსი მართავს და ასე გრძელდება. '.repeat(100)}</p>`;
    linkTerms(html, many);
    const began = performance.now();
    for (let round = 0; round < 20; round += 1) linkTerms(html, many);
    expect((performance.now() - began) / 20).toBeLessThan(10);
  });
});
