import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import {
  type PartnerAnswer,
  type PartnerServer,
  startPartnerServer,
  text,
} from '#tests/support/partner-server.ts';

const minute = 60_000;
const start = Date.UTC(2026, 0, 1);
let clock = start;
let partner: PartnerServer;
let portal: TestPortal;
const files = createMemoryFiles();
let collectors: number[] = [];

beforeAll(async () => {
  partner = await startPartnerServer();
  portal = await buildPortal({ now: () => clock, safeHttp: partner.safeHttp, files });
}, 60_000);
afterAll(async () => {
  await portal.close();
  partner.close();
});
afterEach(async () => {
  await portal.context.db.deleteFrom('collector').execute();
  for (const path of Object.keys(partner.answers)) delete partner.answers[path];
  partner.asked.length = 0;
  clock = start;
});

const rss = (...offers: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>პარტნიორი</title>${offers.join('')}</channel></rss>`;
const offer = (number: number, inside = '') =>
  `<item><title>შეთავაზება ${number}</title><link>https://partner.example/${number}</link><description>new_price: ${number}.00</description>${inside}</item>`;
const kept = (title: string) => ({
  link: 'https://partner.example/old',
  title,
  thumb: null,
  image: null,
  description: '',
  source: null,
});

/** Creates collectors of these paths, each with a stored offer. */
async function follow(...paths: string[]): Promise<void> {
  const rows = await portal.context.db
    .insertInto('collector')
    .values(
      paths.map((path) => ({
        title: path,
        feed_url: partner.url + path,
        items: JSON.stringify([kept('ძველი')]),
      })),
    )
    .returning('id')
    .execute();
  collectors = rows.map(({ id }) => id);
}

const gather = () => portal.context.sponsors.gathering.gatherDue();
const titles = async () => {
  const rows = await portal.context.db.selectFrom('collector').select('items').orderBy('id').execute();
  return rows.map(({ items }) => items.map((item) => item.title));
};
const states = () =>
  portal.context.db
    .selectFrom('collector_fetch')
    .select(['due_at', 'failures', 'problem', 'etag'])
    .orderBy('collector_id')
    .execute();
const minutesTo = (due: Date) => (due.getTime() - clock) / minute;

describe('gathering offers', () => {
  it("stores the feed's offers and schedules the next request after 15 minutes", async () => {
    partner.answers['/rss'] = text(rss(offer(1), offer(2)));
    await follow('/rss');
    await gather();
    expect(await titles()).toEqual([['შეთავაზება 1', 'შეთავაზება 2']]);
    expect(minutesTo((await states())[0]!.due_at)).toBe(15);
    clock += 14 * minute;
    await gather();
    expect(partner.asked).toEqual(['/rss']);
    clock += minute;
    await gather();
    expect(partner.asked).toEqual(['/rss', '/rss']);
  });

  it('sends validators, and an unchanged feed changes nothing', async () => {
    const seen: unknown[] = [];
    partner.answers['/rss'] = (request, response) => {
      seen.push([request.headers['if-none-match'], request.headers['if-modified-since']]);
      const known = request.headers['if-none-match'] === '"a"';
      response
        .writeHead(known ? 304 : 200, { etag: '"a"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' })
        .end(known ? undefined : rss(offer(1)));
    };
    await follow('/rss');
    await gather();
    clock += 15 * minute;
    await gather();
    expect(seen).toEqual([
      [undefined, undefined],
      ['"a"', 'Thu, 01 Jan 2026 00:00:00 GMT'],
    ]);
    expect(await titles()).toEqual([['შეთავაზება 1']]);
  });

  it('decodes by the bytes, whatever charset the header names', async () => {
    const feed = (encoding: string) => rss(offer(1)).replace('?>', ` encoding="${encoding}"?>`);
    const cyrillic = Buffer.from(
      feed('windows-1251').replace('შეთავაზება 1', '\u00cf\u00f0\u00e8'),
      'latin1',
    );
    partner.answers['/plain'] = text(feed('utf-8'), { 'content-type': 'text/xml; charset=iso-8859-1' });
    partner.answers['/wide'] = text(Buffer.from(`\ufeff${feed('utf-16')}`, 'utf16le'));
    partner.answers['/cyrillic'] = text(cyrillic);
    partner.answers['/unknown'] = text(feed('x-none'), { 'content-type': 'text/xml; charset=x-none' });
    await follow('/plain', '/wide', '/cyrillic', '/unknown');
    await gather();
    expect(await titles()).toEqual([['შეთავაზება 1'], ['შეთავაზება 1'], ['При'], ['შეთავაზება 1']]);
  });

  it('keeps the offers of a partner that is down, and backs off', async () => {
    await follow('/gone');
    const pauses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await gather();
      const [state] = await states();
      pauses.push(minutesTo(state!.due_at));
      clock = state!.due_at.getTime();
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 720, 720]);
    expect((await states())[0]).toMatchObject({ failures: 7, problem: 'status_404' });
    expect(await titles()).toEqual([['ძველი']]);
    partner.answers['/gone'] = text(rss(offer(3)));
    await gather();
    expect((await states())[0]).toMatchObject({ failures: 0, problem: null });
    expect(await titles()).toEqual([['შეთავაზება 3']]);
  });

  it('requests each feed once, however many instances run', async () => {
    partner.answers['/a'] = text(rss(offer(1)));
    partner.answers['/b'] = text(rss(offer(2)));
    await follow('/a', '/b');
    await Promise.all([gather(), gather(), gather()]);
    expect(partner.asked.toSorted()).toEqual(['/a', '/b']);
  });

  it("discards an answer when the collector's address has changed meanwhile", async () => {
    partner.answers['/old'] = (_request, response) => {
      const move = portal.context.db.updateTable('collector').set({ feed_url: `${partner.url}/new` });
      void move.execute().then(() => response.end(rss(offer(1))));
    };
    partner.answers['/new'] = text(rss(offer(2)));
    await follow('/old');
    await gather();
    expect(await titles()).toEqual([['შეთავაზება 2']]);
  });

  it('skips collectors that have no address or are not published', async () => {
    partner.answers['/rss'] = text(rss(offer(1)));
    await follow('/rss');
    await portal.context.db.updateTable('collector').set({ status: 'archived' }).execute();
    await portal.context.db.insertInto('collector').values({ title: 'სადემონსტრაციო' }).execute();
    await gather();
    expect(partner.asked).toEqual([]);
  });

  it('isolates hostile feeds: each affects only its own block', async () => {
    const hostile: Record<string, PartnerAnswer> = {
      '/ten-megabytes': text(rss(...Array.from({ length: 60_000 }, (_, at) => offer(at)))),
      '/bomb': text(
        `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${rss('<item><title>&c;</title><link>https://partner.example/1</link></item>')}`,
      ),
      '/external': text(
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<item><title>&x;</title><link>https://partner.example/1</link></item>')}`,
      ),
      '/home': (_request, response) =>
        void response.writeHead(302, { location: 'http://127.0.0.1:5432/' }).end(),
      '/garbage': text(Buffer.alloc(900_000, '<a x="')),
      '/scripts': text(
        rss(
          '<item><title>&lt;script&gt;alert(1)&lt;/script&gt;</title><link>javascript:alert(1)</link></item>',
        ),
      ),
      '/many': text(
        rss(
          ...Array.from(
            { length: 5_000 },
            (_, at) => `<item><title>ბ ${at}</title><link>https://partner.example/${at}</link></item>`,
          ),
        ),
      ),
      '/good': text(rss(offer(1))),
    };
    Object.assign(partner.answers, hostile);
    await follow(...Object.keys(hostile));
    const before = process.memoryUsage();
    await gather();
    const after = process.memoryUsage();
    expect((after.external + after.arrayBuffers - before.external - before.arrayBuffers) / 1e6).toBeLessThan(
      60,
    );
    const found = Object.fromEntries((await titles()).map((one, at) => [Object.keys(hostile)[at], one]));
    const [many] = [found['/many'] ?? []];
    expect(many).toHaveLength(12);
    expect(JSON.stringify(found['/bomb']).length + JSON.stringify(found['/external']).length).toBeLessThan(
      200,
    );
    expect(JSON.stringify(found)).not.toMatch(/root:|xxx/);
    expect(found).toMatchObject({
      '/ten-megabytes': ['ძველი'],
      '/home': ['ძველი'],
      '/garbage': ['ძველი'],
      '/scripts': ['ძველი'],
      '/good': ['შეთავაზება 1'],
    });
    expect((await states()).map(({ problem }) => problem)).toEqual(
      expect.arrayContaining(['too_large', 'not_public', 'not_a_feed', 'no_usable_offer', null]),
    );
  });

  it('times out an endless feed after five seconds, without delaying the others', async () => {
    partner.answers['/endless'] = (_request, response) => {
      const timer = setInterval(() => response.write('<!-- more -->'), 100);
      response.on('close', () => clearInterval(timer));
    };
    partner.answers['/good'] = text(rss(offer(1)));
    await follow('/endless', '/good');
    const begun = Date.now();
    await gather();
    expect(Date.now() - begun).toBeLessThan(7_000);
    expect(await titles()).toEqual([['ძველი'], ['შეთავაზება 1']]);
    expect((await states())[0]!.problem).toBe('too_slow');
  }, 15_000);
});

describe('pictures of offers', () => {
  const picture = (name: string) => `<enclosure url="/${name}" type="image/jpeg" length="1"/>`;
  const photo = () =>
    sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#c33' } }).withExif({
      IFD0: { Copyright: 'partner' },
    });

  it('are fetched, scaled, stripped of metadata and stored once; unused ones are removed', async () => {
    partner.answers['/a.jpg'] = text(await photo().jpeg().toBuffer());
    partner.answers['/rss'] = text(rss(offer(1, picture('a.jpg'))));
    await follow('/rss');
    await gather();
    const paths = files.paths();
    expect(paths).toEqual([
      expect.stringMatching(new RegExp(`^feeds/${collectors[0]}/[0-9a-f]{24}-320\\.webp$`)),
      expect.stringMatching(/-780\.webp$/),
    ]);
    const large = await sharp(await files.read(paths[1]!)).metadata();
    expect([large.format, large.width, large.height, large.exif]).toEqual(['webp', 780, 488, undefined]);
    const [row] = await portal.context.db.selectFrom('collector').select('items').execute();
    expect(row!.items[0]).toMatchObject({ thumb: paths[0], image: paths[1] });

    clock += 15 * minute;
    await gather();
    expect(partner.asked.filter((path) => path === '/a.jpg')).toHaveLength(1);

    partner.answers['/rss'] = text(rss(offer(2)));
    clock += 15 * minute;
    await gather();
    expect(files.paths()).toEqual([]);
  });

  it('that are invalid, too large or unreachable leave an offer without picture', async () => {
    const wide = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#000' } });
    Object.assign(partner.answers, {
      '/svg.jpg': text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
      ),
      '/html.jpg': text('<script>alert(1)</script>'),
      '/wide.jpg': text(await wide.png().toBuffer()),
      '/home.jpg': (_request: unknown, response: Parameters<PartnerAnswer>[1]) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      '/long.jpg': text(Buffer.alloc(4_000_000)),
    } satisfies Record<string, PartnerAnswer>);
    const names = [...Object.keys(partner.answers).map((path) => path.slice(1)), 'none.jpg'];
    partner.answers['/rss'] = text(rss(...names.map((name, at) => offer(at, picture(name)))));
    await follow('/rss');
    await gather();
    const [row] = await portal.context.db.selectFrom('collector').select('items').execute();
    expect(row!.items.map(({ thumb, image }) => [thumb, image])).toEqual(names.map(() => [null, null]));
    expect(files.paths()).toEqual([]);
  });
});
