import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { hasStates } from '#shared/collections/collection.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';
import { storagesInOrder } from '../record-storage.ts';
import { publishDue } from './publish-due.repository.ts';

let database: OpenedDatabase;
const intake = openIntake();
const takeIn = (...lines: object[]) => intake.takeIn(database.db, lines);

const day = 86_400_000;
const tomorrow = new Date(Date.now() + day).toISOString();
const after = new Date(Date.now() + 2 * day);

beforeAll(async () => {
  database = await openTestDatabase();
  await takeIn(
    { collection: 'category', id: 1, title: 'გული' },
    { collection: 'doctor', id: 1, title: 'ექიმი' },
    { collection: 'clinic', id: 1, title: 'კლინიკა' },
  );
}, 60_000);
afterAll(() => database.close());

/** What a record of each collection with states cannot be without. */
const least: Readonly<Record<string, object>> = {
  advertisement: { position: 'a2', body: 'x' },
  article: { title: 'x', category: 1 },
  articleblock: { title: 'x', layout: 'grids', position: '1-1' },
  author: { title: 'x' },
  clinic: { title: 'x' },
  collector: { title: 'x' },
  consultant: { title: 'x' },
  doctor: { title: 'x' },
  journal: { title: 'x', number: 1 },
  menu: { title: 'x', url: '/' },
  recommended_clinics: { clinic: 1, category: 1 },
  recommended_doctors: { doctor: 1, category: 1 },
  rssblock: { title: 'x', position: '1-1' },
  services: { title: 'x', price: '1', operation: 'ask' },
  special_project: { title: 'x' },
  staticpage: { title: 'x' },
  term: { title: 'x' },
};
const stated = storagesInOrder.filter(({ collection }) => hasStates(collection));

const stateOf = async (table: string, id: number): Promise<unknown> => {
  const { rows } = await sql`select status, version from ${sql.table(table)} where id = ${id}`.execute(
    database.db,
  );
  return rows[0];
};

describe('what is to come', () => {
  it('is tried of every collection with states', () => {
    expect(Object.keys(least).sort()).toEqual(stated.map(({ name }) => name).sort());
  });

  it.each(stated.map(({ name, table }) => [name, table] as const))(
    'goes out at its moment: %s',
    async (collection, table) => {
      await takeIn({ collection, id: 7, ...least[collection], published_at: tomorrow });
      expect(await stateOf(table, 7)).toEqual({ status: 'scheduled', version: 1 });
      expect(await publishDue(database.db, new Date())).toEqual([]);
      expect(await publishDue(database.db, after)).toEqual([`${collection}:7`]);
      expect(await stateOf(table, 7)).toEqual({ status: 'published', version: 1 });
      expect(await publishDue(database.db, after)).toEqual([]);
      const log = database.db.selectFrom('change_log').select(['action', 'account_id', 'fields']);
      expect(
        await log.where('collection', '=', collection).where('record_id', '=', 7).orderBy('id').execute(),
      ).toEqual([
        { action: 'import', account_id: null, fields: [] },
        { action: 'publish', account_id: null, fields: ['status'] },
      ]);
    },
  );

  it('begins with the day an issue of the journal comes out on', async () => {
    // Two days ahead: in Tbilisi tomorrow's date in UTC has begun by the evening.
    const published_on = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await takeIn({ collection: 'journal', id: 8, title: 'y', number: 2, published_on });
    expect(await stateOf('journal', 8)).toMatchObject({ status: 'scheduled' });
    const midnight = new Date(`${published_on}T00:00:00+04:00`);
    expect(await publishDue(database.db, new Date(midnight.getTime() - 1))).toEqual([]);
    expect(await publishDue(database.db, midnight)).toEqual(['journal:8']);
  });

  it('shows an advertisement from then on', async () => {
    await takeIn({ collection: 'advertisement', id: 9, ...least.advertisement, published_at: tomorrow });
    const isRunning = () =>
      database.db.selectFrom('advertisement').select('is_running').where('id', '=', 9).executeTakeFirst();
    expect(await isRunning()).toEqual({ is_running: false });
    await publishDue(database.db, after);
    expect(await isRunning()).toEqual({ is_running: true });
  });
});
