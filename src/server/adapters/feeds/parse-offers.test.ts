import { describe, expect, it } from 'vitest';
import { FeedError, type RawOffer } from './feed-source.ts';
import { parseOffers } from './parse-offers.ts';

const rss = (items: string, before = '') =>
  `<?xml version="1.0"?>${before}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>პარტნიორი</title>${items}</channel></rss>`;
const offer = {
  title: 'ბალიში',
  link: 'https://p.example/1',
  description: 'new_price: 25.00',
  picture: undefined,
};

const trimmed = (one: RawOffer) => ({ ...one, description: one.description.trim() });

/** Time limit in ms, with room for a busy machine. */
const quick = 3_000;

function timed(xml: string) {
  const begun = performance.now();
  const offers = (() => {
    try {
      return parseOffers(xml);
    } catch (error) {
      if (error instanceof FeedError) return error.message;
      throw error;
    }
  })();
  expect(performance.now() - begun).toBeLessThan(quick);
  return offers;
}

describe('a partner’s feed', () => {
  it('is parsed from RSS, with the picture in any of its common elements', () => {
    const item = (picture: string) =>
      `<item><title>ბალიში</title><link>https://p.example/1</link><description><![CDATA[new_price: 25.00]]></description>${picture}</item>`;
    const pictures = [
      '<enclosure url="https://p.example/a.jpg" type="image/jpeg" length="1"/>',
      '<media:content url="https://p.example/a.jpg" medium="image"/>',
      '<media:group><media:content url="https://p.example/a.jpg" type="image/jpeg"/></media:group>',
      '<media:thumbnail url="https://p.example/a.jpg"/>',
      '<enclosure url="https://p.example/a.mp3" type="audio/mpeg"/><media:thumbnail url="https://p.example/a.jpg"/>',
      '<media:content url="https://p.example/a.mp4" type="video/mp4"><media:thumbnail url="https://p.example/a.jpg"/></media:content>',
      '<media:content medium="image"/><media:thumbnail url="https://p.example/a.jpg"/>',
    ];
    expect(parseOffers(rss(pictures.map(item).join(''))).map(trimmed)).toEqual(
      pictures.map(() => ({ ...offer, picture: 'https://p.example/a.jpg' })),
    );
    const inText = rss(
      '<item><title>ა</title><description>&lt;img src="https://p.example/b.jpg"&gt;</description></item>',
    );
    expect(parseOffers(inText)[0]?.picture).toBe('https://p.example/b.jpg');
  });

  it('may have its text in content elements, and its address as a permalink guid', () => {
    const item = (rest: string) =>
      `<item><title>ბალიში</title>${rest}<content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">new_price: 25.00</content:encoded></item>`;
    const given = rss(
      ['<guid>https://p.example/1</guid>', '<guid isPermaLink="false">1</guid>'].map(item).join(''),
    );
    expect(parseOffers(given).map(trimmed)).toEqual([offer, { ...offer, link: '' }]);
  });

  it('is parsed from Atom and RDF', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><id>i</id><updated>2026-01-01T00:00:00Z</updated><entry><id>1</id>
      <title type="html">ბალიში</title><link rel="enclosure" type="image/png" href="https://p.example/a.png"/><link href="https://p.example/1"/><summary>new_price: 25.00</summary></entry></feed>`;
    expect(parseOffers(atom).map(trimmed)).toEqual([{ ...offer, picture: 'https://p.example/a.png' }]);
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>c</title><link>https://p.example</link><description>d</description></channel>
      <item rdf:about="https://p.example/1"><title>ბალიში</title><link>https://p.example/1</link></item></rdf:RDF>`;
    expect(parseOffers(rdf)).toMatchObject([{ title: 'ბალიში', link: 'https://p.example/1' }]);
  });

  it('may have no offers, but must be a feed', () => {
    expect(parseOffers(rss(''))).toEqual([]);
    for (const text of [
      '',
      'არა',
      '<html><body>404</body></html>',
      '{"version":"https://jsonfeed.org/version/1.1","items":[]}',
      rss('<__proto__><x>1</x></__proto__><constructor/><item><title>t</title></item>'),
    ])
      expect(() => parseOffers(text), text).toThrow(FeedError);
    expect({}).not.toHaveProperty('x');
  });

  it('expands no entities, neither a bomb nor a file', () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('');
    const bomb = rss(
      '<item><title>&l12;</title><link>https://p.example/1</link></item>',
      `<!DOCTYPE r [<!ENTITY l0 "lol">${levels}]>`,
    );
    const file = rss(
      '<item><title>&x;</title><link>https://p.example/1</link></item>',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    );
    const external = rss('<item><title>&x;</title></item>', '<!DOCTYPE r SYSTEM "http://127.0.0.1/r.dtd">');
    for (const xml of [bomb, file, external]) {
      const offers = timed(xml);
      expect(JSON.stringify(offers).length).toBeLessThan(300);
      expect(JSON.stringify(offers)).not.toMatch(/lol|root:/);
    }
  });

  it.each([
    ['5,000 offers', '<item><title>t</title><link>https://p.example/1</link></item>'.repeat(5_000)],
    ['endless depth', '<a>'.repeat(300_000)],
    ['60,000 attributes', `<a ${Array.from({ length: 60_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
    ['a flood of <', '<'.repeat(900_000)],
    ['open comments', '<!--'.repeat(200_000)],
    ['open CDATA', '<![CDATA['.repeat(100_000)],
    ['open declarations', '<!DOCTYPE '.repeat(90_000)],
    ['many kinds of elements', Array.from({ length: 90_000 }, (_, at) => `<n${at}/>`).join('')],
    ['a million &', `<item><title>${'&'.repeat(1_000_000)}</title></item>`],
  ])('of %s is read quickly, and what stands before them counts', (_what, hostile) => {
    const good = '<item><title>ბალიში</title><link>https://p.example/1</link></item>';
    expect(timed(rss(good + hostile))).toHaveProperty('0.title', 'ბალიში');
  });
});
