import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
const ids: Record<string, number> = {};

beforeAll(async () => {
  portal = await buildPortal();
  const { make } = portal;
  const [heart, blood] = [
    await make.branch({ name: 'კარდიოლოგია' }),
    await make.branch({ name: 'ჰემატოლოგია' }),
  ];
  const [cardiologist, therapist] = [
    await make.profession({ title: 'კარდიოლოგი' }),
    await make.profession({ title: 'თერაპევტი' }),
  ];
  const big = await make.clinic({
    title: 'ბ კლინიკა',
    city: 'თბილისი',
    branches: [blood, heart],
    images: ['clinics/1.webp', 'clinics/2.webp'],
    location: JSON.stringify({ lat: 41.7, lng: 44.8 }),
    hours: JSON.stringify([{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }]),
    phones: ['+995 32 200 00 01'],
    verified_at: '2026-10-01',
  });
  const small = await make.clinic({ title: 'ა კლინიკა', city: 'ქუთაისი', branches: [heart] });
  const closed = await make.clinic({ title: 'დახურული', city: 'ბათუმი', branches: [heart], status: 'draft' });
  const nino = await make.doctor({
    title: 'ნინო გულიაშვილი',
    professions: [cardiologist, therapist],
    clinics: [big, closed],
    languages: ['ქართული', 'ინგლისური'],
    image: 'people/1.webp',
    experience_since: 2005,
  });
  const luka = await make.doctor({ title: 'ლუკა ნაპირელი', professions: [therapist], clinics: [small] });
  const hidden = await make.doctor({
    title: 'დამალული ექიმი',
    status: 'archived',
    professions: [cardiologist],
    clinics: [big],
    languages: ['ლათინური'],
  });
  Object.assign(ids, { heart, blood, cardiologist, therapist, big, small, closed, nino, luka, hidden });
}, 60_000);
afterAll(() => portal.close());

const list = async (collection: string, body: object) => {
  const { status, body: answer } = await portal.ask(collection, { fields: ['id'], ...body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return (answer[collection] as { id: number }[]).map(({ id }) => id);
};
const one = async (collection: string, id: number | undefined, fields: string[]) => {
  const { body } = await portal.ask(collection, { find: { id }, many: false, fields });
  return body[collection];
};

describe('clinics', () => {
  it('have their branches, pictures and public doctors in order', async () => {
    const fields = [
      'images',
      'location',
      'hours',
      'phones',
      'branches',
      'doctors',
      'verified_at',
      'url',
      'email',
    ];
    expect(await one('clinic', ids.big, fields)).toEqual({
      images: [{ url: '/media/clinics/1.webp' }, { url: '/media/clinics/2.webp' }],
      location: { lat: 41.7, lng: 44.8 },
      hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
      phones: ['+995 32 200 00 01'],
      branches: [
        { id: ids.blood, name: 'ჰემატოლოგია' },
        { id: ids.heart, name: 'კარდიოლოგია' },
      ],
      doctors: [
        {
          id: ids.nino,
          alias: expect.any(String),
          title: 'ნინო გულიაშვილი',
          url: expect.stringMatching(/^\/doctor\/\d+-eqimi-\d+\.html$/),
          image: { url: '/media/people/1.webp' },
        },
      ],
      verified_at: '2026-10-01',
      url: expect.stringMatching(new RegExp(`^/clinic/${ids.big}-klinika-`)),
      email: null,
    });
    expect(await one('clinic', ids.small, ['location', 'images', 'hours'])).toEqual({
      location: null,
      images: [],
      hours: [],
    });
  });

  it('are filtered by city and branch, and sorted by title', async () => {
    expect(await list('clinic', {})).toEqual([ids.small, ids.big]);
    expect(await list('clinic', { find: { city: 'თბილისი' } })).toEqual([ids.big]);
    expect(await list('clinic', { find: { 'branches.id': ids.blood } })).toEqual([ids.big]);
    expect(await list('clinic', { find: { 'branches.id': ids.heart, city: 'ბათუმი' } })).toEqual([]);
  });

  it('never reveal a hidden doctor', async () => {
    expect(await list('clinic', { find: { 'doctors.id': ids.hidden } })).toEqual([]);
    expect(await list('clinic', { find: { 'doctors.title': 'დამალული ექიმი' } })).toEqual([]);
    const { body } = await portal.ask('doctor', { find: { languages: 'ლათინური' }, counts: ['languages'] });
    expect(body).toMatchObject({ doctor: [], total: 0, counts: { languages: { ქართული: 1, ინგლისური: 1 } } });
  });

  it('count the records of each filter option', async () => {
    const { body } = await portal.ask('clinic', {
      find: { city: 'თბილისი', 'branches.id': ids.heart },
      counts: ['city', 'branches.id'],
      fields: ['id'],
    });
    expect(body).toEqual({
      clinic: [{ id: ids.big }],
      total: 1,
      counts: {
        city: { თბილისი: 1, ქუთაისი: 1 },
        'branches.id': { [String(ids.heart)]: 1, [String(ids.blood)]: 1 },
      },
    });
    expect((await portal.ask('clinic', { counts: ['title'] })).status).toBe(400);
    expect((await portal.ask('clinic', { counts: 'city' })).status).toBe(400);
  });
});

describe('doctors', () => {
  it('have their public clinics and professions', async () => {
    expect(
      await one('doctor', ids.nino, ['clinics', 'professions', 'languages', 'experience_since']),
    ).toEqual({
      clinics: [expect.objectContaining({ id: ids.big, url: expect.stringContaining('/clinic/') })],
      professions: [
        { id: ids.cardiologist, title: 'კარდიოლოგი' },
        { id: ids.therapist, title: 'თერაპევტი' },
      ],
      languages: ['ქართული', 'ინგლისური'],
      experience_since: 2005,
    });
  });

  it('are filtered by profession, clinic, city of a public clinic, and language', async () => {
    expect(await list('doctor', { find: { 'professions.id': ids.therapist } })).toEqual([ids.luka, ids.nino]);
    expect(await list('doctor', { find: { 'clinics.id': ids.big } })).toEqual([ids.nino]);
    expect(await list('doctor', { find: { 'clinics.city': 'თბილისი' } })).toEqual([ids.nino]);
    expect(await list('doctor', { find: { 'clinics.city': 'ბათუმი' } })).toEqual([]);
    expect(await list('doctor', { find: { languages: 'ინგლისური' } })).toEqual([ids.nino]);
    const { body } = await portal.ask('doctor', { counts: ['clinics.city'], fields: ['id'] });
    expect(body.counts).toEqual({ 'clinics.city': { თბილისი: 1, ქუთაისი: 1 } });
  });

  it('are counted by profession if they are public', async () => {
    const { body } = await portal.ask('profession', { fields: ['title', 'doctors_count'] });
    expect(body.profession).toEqual([
      { title: 'თერაპევტი', doctors_count: 2 },
      { title: 'კარდიოლოგი', doctors_count: 1 },
    ]);
  });

  it('disappear from their clinic when they are hidden', async () => {
    expect(await list('clinic', { find: { 'doctors.id': ids.luka } })).toEqual([ids.small]);
    await portal.database.db
      .updateTable('doctor')
      .set({ status: 'draft' })
      .where('id', '=', ids.luka ?? 0)
      .execute();
    await expect.poll(() => list('clinic', { find: { 'doctors.id': ids.luka } })).toEqual([]);
    await portal.database.db
      .updateTable('doctor')
      .set({ status: 'published' })
      .where('id', '=', ids.luka ?? 0)
      .execute();
  });
});

describe('terms', () => {
  it('are under their letter, with their section and public related terms', async () => {
    const section = await portal.make.section({ title: 'გული' });
    const hidden = await portal.make.term({ title: 'დამალული', status: 'draft', section_id: section });
    const vein = await portal.make.term({ title: 'ვენა', section_id: section });
    const artery = await portal.make.term({
      title: '„არტერია“',
      section_id: section,
      related: [hidden, vein],
      synonyms: ['სისხლძარღვი'],
    });
    await portal.make.term({ title: 'D ვიტამინი' });
    await portal.make.term({ title: '2-ტიპი' });
    const { body } = await portal.ask('term', { group: 'letter', fields: ['title'], counts: ['letter'] });
    expect(body.term).toEqual({
      ა: [{ title: '„არტერია“' }],
      ვ: [{ title: 'ვენა' }],
      'A-Z': [{ title: 'D ვიტამინი' }],
      '0-9': [{ title: '2-ტიპი' }],
    });
    expect(body.counts).toEqual({ letter: { ა: 1, ვ: 1, 'A-Z': 1, '0-9': 1 } });
    expect(await one('term', artery, ['letter', 'related', 'synonyms', 'section', 'sources', 'url'])).toEqual(
      {
        letter: 'ა',
        related: [
          {
            id: vein,
            alias: expect.any(String),
            title: 'ვენა',
            url: expect.stringContaining('/enciklopedia/'),
          },
        ],
        synonyms: ['სისხლძარღვი'],
        section: { id: section, alias: expect.any(String), title: 'გული' },
        sources: [],
        url: expect.stringMatching(new RegExp(`^/enciklopedia/${artery}-`)),
      },
    );
    expect(await list('term', { find: { letter: 'ვ' } })).toEqual([vein]);
    expect(await list('term', { find: { 'related.id': hidden } })).toEqual([]);
    expect(await list('term', { find: { synonyms: 'სისხლძარღვი' } })).toEqual([artery]);
    const { body: sections } = await portal.ask('encyclopedia_section', { fields: ['terms_count'] });
    expect(sections.encyclopedia_section).toEqual([{ terms_count: 2 }]);
  });
});

describe('journals and special projects', () => {
  it('contain public articles in order, as cards', async () => {
    const { make, database } = portal;
    const [first, second] = [
      await make.article({ title: 'პირველი' }),
      await make.article({ title: 'მეორე' }),
    ];
    const draft = await make.article({ title: 'მონახაზი', status: 'draft', published_at: null });
    const journal = await make.journal({
      articles: [second, draft, first],
      file_url: 'journals/1.pdf',
      published_on: '2026-09-01',
    });
    const found = (await one('journal', journal, ['articles', 'file_url', 'published_on', 'number'])) as {
      articles: object[];
    };
    expect(found).toMatchObject({ file_url: '/media/journals/1.pdf', published_on: '2026-09-01' });
    expect(found.articles.map((card) => (card as { title: string }).title)).toEqual(['მეორე', 'პირველი']);
    expect(Object.keys(found.articles[0] ?? {})).toEqual([
      'id',
      'alias',
      'category',
      'image',
      'introtext',
      'title',
      'url',
      'has_video',
    ]);
    await make.journal({ status: 'draft' });
    expect(await list('journal', {})).toEqual([journal]);
    expect(await list('journal', { find: { 'articles.id': draft } })).toEqual([]);

    const project = await database.db
      .insertInto('special_project')
      .values({
        alias: 'guli',
        title: 'გული',
        status: 'published',
        sections: JSON.stringify([{ title: 'ა', body: '<p>ბ</p>' }]),
        sponsor: JSON.stringify({ title: 'სპონსორი', url: null, logo: 'sponsors/1.webp' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await one('special_project', project.id, ['sponsor', 'sections', 'articles', 'url'])).toEqual({
      sponsor: { title: 'სპონსორი', url: null, logo: '/media/sponsors/1.webp' },
      sections: [{ title: 'ა', body: '<p>ბ</p>' }],
      articles: [],
      url: `/daavadeban/${project.id}-guli.html`,
    });
  });
});

describe('calculators', () => {
  it('are listed from the start, each with its address', async () => {
    const { body } = await portal.ask('calculation', {});
    const [first, second, ...others] = body.calculation as Record<string, unknown>[];
    expect(others).toHaveLength(8);
    expect(first).toMatchObject({ url: '/tslamde-bavshvis-ganvithareba.html' });
    expect(second).toEqual({
      id: 2,
      alias: 'orsulobis-vada',
      title: 'ორსულობის ვადა',
      introtext: expect.stringContaining('თარიღი'),
      url: '/orsulobis-vada.html',
      image: null,
      position: 2,
      metainfo: { title: 'ორსულობის ვადა', description: expect.stringContaining('თარიღი'), image: null },
    });
  });
});
