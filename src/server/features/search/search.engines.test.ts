import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '#shared/collections/search.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let category_id: number;
beforeAll(async () => {
  portal = await buildPortal();
  // Every portal has calculators; here only what a test publishes is to be found.
  await portal.database.db.deleteFrom('calculation').execute();
  category_id = await portal.make.category({ alias: 'guli' });
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.db.deleteFrom('article').execute();
});

/** Published articles of these titles, the first the newest; indexed. */
async function publish(...articles: (string | { title: string; introtext?: string; body_html?: string })[]) {
  const ids: number[] = [];
  for (const [at, given] of articles.entries()) {
    const values = typeof given === 'string' ? { title: given } : given;
    const defaults = { introtext: '', category_id, published_at: new Date(Date.UTC(2026, 5, 28 - at)) };
    ids.push(await portal.make.article({ ...defaults, ...values }));
  }
  await portal.context.indexing.indexQueued();
  return ids;
}

async function search(find: object, rest: object = {}): Promise<SearchAnswer> {
  const { status, body } = await portal.ask<SearchAnswer>('search', { find, ...rest });
  expect(status).toBe(200);
  return body;
}
const titlesFor = async (q: string) => (await search({ q })).search.map(({ title }) => title);
describe('an answer', () => {
  it('has what CONTRACT.md promises', async () => {
    const [id] = await publish({ title: 'ინფარქტი', introtext: 'ინფარქტი კუნთის დაზიანებაა.' });
    expect(await search({ q: 'ინფარქტის' })).toEqual({
      search: [
        {
          type: 'article',
          id,
          title: 'ინფარქტი',
          url: expect.stringMatching(new RegExp(`^/guli/${id}-statia-\\d+\\.html$`)),
          introtext: 'ინფარქტი კუნთის დაზიანებაა.',
          image: null,
          snippet: [expect.objectContaining({ text: 'ინფარქტი', match: true }), expect.anything()],
        },
      ],
      total: 1,
      types: { article: 1 },
      suggestion: null,
      alert: null,
      partial: false,
    });
  });

  it('has only the fields that are asked for', async () => {
    const [id] = await publish('ინფარქტი');
    expect((await search({ q: 'ინფარქტი' }, { fields: ['id', 'title'] })).search).toEqual([
      { id, title: 'ინფარქტი' },
    ]);
  });

  it('is empty where nothing is asked', async () => {
    await publish('ინფარქტი');
    const nothing = { search: [], total: 0, types: {}, suggestion: null, alert: null, partial: false };
    for (const find of [{}, { q: '' }, { q: '  „– ' }, { q: '頭痛' }])
      expect(await search(find)).toEqual(nothing);
  });

  it('counts every type, and lists the asked one alone', async () => {
    await publish('ინფარქტი', 'ინფარქტის ნიშნები');
    expect(await search({ q: 'ინფარქტი', type: 'article' })).toMatchObject({
      total: 2,
      types: { article: 2 },
    });
    expect(await search({ q: 'ინფარქტი', type: { $in: ['doctor', 'article'] } })).toMatchObject({ total: 2 });
    expect(await search({ q: 'ინფარქტი', type: 'doctor' })).toMatchObject({
      search: [],
      total: 0,
      types: { article: 2 },
    });
  });

  it('comes in pages that do not overlap', async () => {
    const ids = await publish(...Array.from({ length: 7 }, () => 'გრიპი'));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ q: 'გრიპი' }, { limit: 2, page })));
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
    expect(pages.flatMap((page) => page.search.map(({ id }) => id))).toEqual(ids);
    expect((await search({ q: 'გრიპი' }, { limit: 2, skip: 3 })).search[0]?.id).toBe(ids[3]);
    expect((await search({ q: 'გრიპი' }, { page: 2_000_000 })).search).toEqual([]);
  });

  it.each([
    [[], ''],
    [{ what: 1 }, 'what'],
    [{ many: false }, 'many'],
    [{ sort: '-id' }, 'sort'],
    [{ find: 'გრიპი' }, 'find'],
    [{ find: { text: 'გრიპი' } }, 'find.text'],
    [{ find: { q: 5 } }, 'find.q'],
    [{ find: { q: { $in: 'გრიპი' } } }, 'find.q.$in'],
    [{ find: { q: { $in: [7] } } }, 'find.q'],
    [{ find: { q: { $ne: 'გრიპი' } } }, 'find.q.$ne'],
    [{ group: 'letter' }, 'group.letter'],
    [{ group: true }, 'group'],
    [{ find: { q: 'გრიპი', type: 7 } }, 'find.type'],
    [{ find: { q: 'გრიპი', type: { $in: ['article', 'menu'] } } }, 'find.type“: „menu“'],
    [{ find: { q: 'გრიპი', exact: 'yes' } }, 'find.exact'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ page: 'two' }, 'page'],
    [{ skip: -1 }, 'skip'],
    [{ fields: 'title' }, 'fields'],
    [{ fields: ['body'] }, 'fields.body'],
  ])('to %j is a refusal that names „%s“', async (body, place) => {
    const answer = await portal.ask<SearchAnswer>('search', body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(place);
  });

  it('by kinds has the first of each', async () => {
    const ids = await publish(...Array.from({ length: 4 }, (_, at) => `ბრონქიტი ${at}`));
    const term = await portal.make.term({ title: 'ბრონქიტი' });
    await portal.context.indexing.indexQueued();
    const answer = await search({ q: 'ბრონქიტის' }, { group: 'type', limit: 2, fields: ['id'] });
    expect(answer).toEqual({
      search: { term: [{ id: term }], article: ids.slice(0, 2).map((id) => ({ id })) },
      total: 5,
      types: { article: 4, term: 1 },
      suggestion: null,
      alert: null,
      partial: false,
    });
    const terms = await search({ q: 'ბრონქიტი', type: 'term' }, { group: 'type', fields: ['id'] });
    expect(terms.search).toEqual({ term: [{ id: term }] });
    await portal.database.db.deleteFrom('term').execute();
    await portal.context.indexing.indexQueued();
  });

  it('to the names of one thing holds what bears one of them, and guesses nothing', async () => {
    const [one, other] = await publish(
      { title: 'მაღალი წნევის შესახებ', introtext: 'ჰიპერტენზიის ნიშნები' },
      { title: 'ტესტი', body_html: '<p>სისხლის კოლტით</p>' },
      'სისხლის ანალიზი',
    );
    const find = (...names: string[]) => search({ q: { $in: names } }, { fields: ['id'], total: false });
    expect((await find('თრომბი', 'სისხლის კოლტი')).search).toEqual([{ id: other }]);
    expect((await find('ჰიპერტენზია')).search).toEqual([{ id: one }]);
    expect((await find('ჰიპერტანზია', 'ბრონქ')).total).toBe(0);
    expect((await find()).total).toBe(0);
  });

  it('survives whatever is typed', async () => {
    await publish('ინფარქტი');
    for (const q of [
      "'); drop table article; --",
      '!&|():*<->',
      "''''",
      '\\',
      'ა'.repeat(5_000),
      'a b '.repeat(100),
      '\u0000',
      'T S F',
      '%_',
    ])
      expect((await portal.ask<SearchAnswer>('search', { find: { q } })).status, q.slice(0, 20)).toBe(200);
  });
});

describe('the order', () => {
  it('is: the very title, all words in the title, in headings, in introtext, some in the title, in the text', async () => {
    await publish(
      { title: 'ავიცილოთ', body_html: '<p>აქ წერია თირკმლის კენჭებზე.</p>' },
      { title: 'კვება', body_html: '<h2 id="a">თირკმლის კენჭები</h2><p>წყალი.</p>' },
      { title: 'შარდვა', introtext: 'როცა თირკმელში კენჭია' },
      { title: 'კენჭი ნაღვლის ბუშტში', body_html: '<p>და არა თირკმელში.</p>' },
      'თირკმელი და მისი კენჭები: რა ვიცოდეთ',
      'თირკმლის კენჭები',
    );
    expect(await titlesFor('თირკმლის კენჭები')).toEqual([
      'თირკმლის კენჭები',
      'თირკმელი და მისი კენჭები: რა ვიცოდეთ',
      'კვება',
      'შარდვა',
      'კენჭი ნაღვლის ბუშტში',
      'ავიცილოთ',
    ]);
  });

  it('puts the title that says nothing else first, then the very form, then the newer', async () => {
    await publish('ხველა ბავშვებში', 'ხველის მიზეზები', 'ხველა ღამით', 'ხველა', 'რა არის ქოშინი', 'ქოშინი');
    expect(await titlesFor('ხველა')).toEqual(['ხველა', 'ხველა ბავშვებში', 'ხველა ღამით', 'ხველის მიზეზები']);
    expect(await titlesFor('ქოშინში')).toEqual(['ქოშინი', 'რა არის ქოშინი']);
  });

  it('puts the asked name before its synonyms', async () => {
    await publish('სისხლნაკლებობა', 'ანემია');
    expect(await titlesFor('ანემია')).toEqual(['ანემია', 'სისხლნაკლებობა']);
    expect(await titlesFor('სისხლნაკლებობის')).toEqual(['სისხლნაკლებობა', 'ანემია']);
  });
});

describe('a question', () => {
  it.each([
    ['მაღალ წნევას', 'არტერიული ჰიპერტენზია'],
    ['არტერიული ჰიპერტენზიისას', 'მაღალი წნევის მართვა'],
    ['შაქრის დაავადების', 'შაქრიანი დიაბეტი'],
    ['filtvebis anteba', 'პნევმონია'],
    ['COVID-19-ის', 'კოვიდი'],
  ])('„%s“ finds „%s“ by its other name', async (q, title) => {
    await publish('ჩინური სამზარეულო', title);
    expect((await titlesFor(q))[0]).toBe(title);
  });

  it.each([
    ['ფარისებრ ჯირკვალში', 'ფარისებრი ჯირკვალი'],
    ['tavis tkivils', 'თავის ტკივილი'],
    ['Tavis tkiviliT', 'თავის ტკივილი'],
    ['диабет', 'დიაბეტი'],
    ['როგორ არის დიაბეტი', 'დიაბეტი'],
    ['დიაბეტი აბვგდ', 'დიაბეტი'],
    ['მე-2 ტიპის დიაბეტი', 'მე-2 ტიპის დიაბეტის რისკი'],
    ['ვიტამინი B12', 'B12 ვიტამინის ნაკლებობა'],
  ])('„%s“ finds „%s“', async (q, title) => {
    await publish('ბავშვის კვება', title);
    expect((await search({ q })).search[0]?.title).toBe(title);
  });

  it('with a slip says what it was taken for', async () => {
    await publish('პნევმონია ბავშვებში', 'ბრონქიტი');
    expect(await search({ q: 'პნევმონიი ბავშვბში' })).toMatchObject({
      search: [{ title: 'პნევმონია ბავშვებში' }],
      suggestion: 'პნევმონიი ბავშვებში',
    });
    expect(await search({ q: 'pnevnomia' })).toMatchObject({
      search: [{ title: 'პნევმონია ბავშვებში' }],
      suggestion: 'პნევმონია',
    });
  });

  it('leads by its first letters to words of just these letters, before words that only sound alike', async () => {
    const alike = Array.from({ length: 12 }, (_, at) => [`წელი ${at}`, `ამან ${at}`]).flat();
    await publish(...alike, 'ცელიაკია', 'ამნეზია');
    expect((await titlesFor('ცელი'))[0]).toBe('ცელიაკია');
    expect((await titlesFor('ამნე'))[0]).toBe('ამნეზია');
    expect((await titlesFor('წელი'))[0]).toBe('წელი 0');
  });

  it('with a slip in the ending is understood by its beginning', async () => {
    await publish('კატარაქტა', 'ხველა');
    expect(await search({ q: 'კატარაქტისთაის' })).toMatchObject({
      search: [{ title: 'კატარაქტა' }],
      suggestion: 'კატარაქტა',
    });
  });

  it('finds a title before records that bear the word as another name', async () => {
    await publish();
    const artery = await portal.make.term({ title: 'არტერია' });
    await portal.make.term({ title: 'ათეროსკლეროზი', synonyms: ['არტერიების შევიწროება'] });
    await portal.context.indexing.indexQueued();
    for (const q of ['არტერიისთვის', 'არტარია', 'არტე'])
      expect((await search({ q })).search[0]?.id, q).toBe(artery);
    await portal.database.db.deleteFrom('term').execute();
    await portal.context.indexing.indexQueued();
  });

  it('is understood when two words stand as one, and one as two', async () => {
    await publish('თავის ტკივილი', 'თავბრუსხვევა');
    expect(await search({ q: 'თავისტკივილი' })).toMatchObject({
      search: [{ title: 'თავის ტკივილი' }],
      suggestion: 'თავის ტკივილი',
    });
    expect((await titlesFor('თავბრუ სხვევა'))[0]).toBe('თავბრუსხვევა');
  });

  it('finds words that have only been begun, after those that are meant as they stand', async () => {
    await publish('გულძმარვა', 'გული');
    expect(await titlesFor('გულძმ')).toEqual(['გულძმარვა']);
    expect(await titlesFor('გულ')).toEqual(['გული', 'გულძმარვა']);
    expect(await titlesFor('gulzm')).toEqual(['გულძმარვა']);
  });

  it('with more words than any title finds what holds most of them', async () => {
    await publish('უძილობა ღამით', 'ზურგის ტკივილი', 'თავის ტკივილი დილით');
    expect((await titlesFor('მაქვს საშინელი თავის ტკივილი'))[0]).toBe('თავის ტკივილი დილით');
  });

  it('that is nonsense finds nothing', async () => {
    await publish('დიაბეტი', 'ხველა', 'თავის ტკივილი', 'ანდროგენები', 'ბავშვის თეძო', 'კვერცხი');
    const nonsense = 'asdf qwer, the of and, а, ა, ასდფგჰ, ქწერტყუ, lorem ipsum, ბლაბლაბლა, 12345, zzzz';
    for (const q of nonsense.split(', '))
      expect(await search({ q })).toMatchObject({ total: 0, suggestion: null });
  });
});
