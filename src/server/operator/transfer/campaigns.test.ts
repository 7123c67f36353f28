import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createContentFactory } from '#tests/support/factories/content.ts';
import { createDirectoryFactory } from '#tests/support/factories/directories.ts';
import { openIntake } from '#tests/support/intake.ts';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const intake = openIntake();
const takeIn = (...lines: object[]) => intake.takeIn(database.db, lines);

const ad = {
  collection: 'advertisement',
  id: 7,
  position: 'a2',
  body: '<script>document.title = "ჩემი"</script>',
  pages: { article: { radio: 'only', items: [{ id: 5 }] }, other: ['home'] },
};

describe('imported campaigns', () => {
  it('keep their markup and run at once', async () => {
    await takeIn(ad);
    const row = await database.db
      .selectFrom('advertisement')
      .selectAll()
      .where('id', '=', 7)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ body: ad.body, pages: ad.pages, status: 'published', is_running: true });
    await takeIn({ ...ad, starts_on: '2020-01-01', ends_on: '2020-12-31' });
    const { is_running } = await database.db
      .selectFrom('advertisement')
      .select('is_running')
      .where('id', '=', 7)
      .executeTakeFirstOrThrow();
    expect(is_running).toBe(false);
  });

  it.each([
    [{ kind: 'prescription' }, 'prescription medicines may not be advertised'],
    [{ kind: 'otc' }, 'permit of the ministry'],
    [{ position: 'nowhere' }, 'must be one of c1'],
    [{ pages: { article: {} } }, '„pages“'],
    [{ starts_on: '2026-03-02', ends_on: '2026-03-01' }, 'is before the start'],
  ])('are refused with the reason: %j', async (change, reason) => {
    await expect(takeIn({ ...ad, id: 8, ...change })).rejects.toThrow(reason);
  });

  it('are sold at the price of the line', async () => {
    const service = { collection: 'services', id: 31, title: 'ერთი კითხვა', operation: 'ask' };
    await takeIn({ ...service, price: '12.5' });
    const sold = () =>
      database.db.selectFrom('service').select(['price', 'status']).where('id', '=', 31).execute();
    expect(await sold()).toEqual([{ price: '1250', status: 'published' }]);
    await takeIn({ ...service, price: '3.05', status: 'archived' });
    expect(await sold()).toEqual([{ price: '305', status: 'archived' }]);
  });

  it('include partners with their offers', async () => {
    const offer = { link: 'https://partner.example/1', title: 'სათვალე', description: 'new_price: 5.00' };
    const line = {
      ...{ collection: 'collector', id: 5, title: 'პარტნიორი', feed_url: 'https://partner.example/feed.xml' },
      body: {
        items: [{ ...offer, thumb: '/media/feeds/a.webp', image: { url: '/media/feeds/b.webp' } }, offer],
      },
    };
    await takeIn(line, {
      collection: 'rssblock',
      id: 6,
      title: 'x',
      position: '1-1',
      collectors: [{ id: 5 }],
    });
    const row = await database.db
      .selectFrom('collector')
      .select(['items', 'feed_url', 'version'])
      .where('id', '=', 5)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      feed_url: line.feed_url,
      version: 1,
      items: [
        { ...offer, thumb: 'feeds/a.webp', image: 'feeds/b.webp', source: null },
        { ...offer, thumb: null, image: null, source: null },
      ],
    });
    await takeIn(line);
    const log = database.db.selectFrom('change_log').select('fields').where('collection', '=', 'collector');
    expect(await log.execute()).toEqual([{ fields: [] }]);
    await takeIn({ collection: 'collector', id: 5, domain: 'partner.example' });
    expect(await log.orderBy('id').execute()).toEqual([{ fields: [] }, { fields: ['domain'] }]);
  });

  it('recommend doctors and clinics in a category', async () => {
    const content = createContentFactory(database.db);
    const directories = createDirectoryFactory(database.db);
    const category = await content.category();
    const [doctor, clinic] = [await directories.doctor(), await directories.clinic()];
    await takeIn(
      { collection: 'recommended_doctors', id: 3, doctor, category, position: 2 },
      {
        collection: 'recommended_clinics',
        id: 4,
        clinic: { id: clinic },
        category,
        ends_on: '2020-01-01',
        starts_on: '2019-01-01',
      },
    );
    const doctors = await database.db.selectFrom('recommended_doctor').selectAll().execute();
    expect(doctors).toMatchObject([
      { id: 3, doctor_id: doctor, category_id: category, position: 2, is_running: true },
    ]);
    const clinics = await database.db.selectFrom('recommended_clinic').selectAll().execute();
    expect(clinics).toMatchObject([{ id: 4, clinic_id: clinic, is_running: false }]);
    const unknown = { collection: 'recommended_doctors', id: 9, doctor: 999_999, category };
    await expect(takeIn(unknown)).rejects.toThrow('line 1');
  });
});
