import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const intake = openIntake();
const takeIn = (...lines: object[]) => intake.takeIn(database.db, lines);
const redirects = () =>
  database.db
    .selectFrom('redirect')
    .select(['address', 'collection', 'record_id'])
    .orderBy('address')
    .execute();

it('an address that an import changes leads to the record, and back again where it comes back', async () => {
  const tag = { collection: 'tag', id: 7, title: 'გული', alias: 'guli' };
  const page = { collection: 'staticpage', id: 3, title: 'ჩვენ', alias: 'chven' };
  const draft = { collection: 'staticpage', id: 4, title: 'მონახაზი', alias: 'monakhazi', status: 'draft' };
  await takeIn(tag, page, draft);
  await takeIn(tag, page);
  expect(await redirects()).toEqual([]);
  await takeIn(
    { ...page, alias: 'chven-shesakheb' },
    { ...tag, alias: 'gulis' },
    { ...draft, alias: 'sxva' },
  );
  const moved = await redirects();
  expect(moved.map(({ collection, record_id }) => `${collection} ${record_id}`).sort()).toEqual([
    'staticpage 3',
    'tag 7',
  ]);
  expect(moved.map(({ address }) => address).join()).toContain('chven.html');
  await takeIn(page, tag);
  expect((await redirects()).map(({ address }) => address).join()).not.toContain('/chven.html');
});

it('two records that exchange their addresses leave none behind', async () => {
  const one = { collection: 'staticpage', id: 11, title: 'ერთი', alias: 'erti' };
  const two = { collection: 'staticpage', id: 12, title: 'ორი', alias: 'ori' };
  await takeIn(one, two);
  await takeIn({ ...one, alias: 'droebiti' });
  await takeIn({ ...one, alias: 'droebiti' }, { ...two, alias: 'erti' });
  expect((await redirects()).map(({ address }) => address)).not.toContain('/erti.html');
});
