import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { createMediaService } from '#server/features/media/media.service.ts';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { seedMissingPages } from '../commands/seed.ts';

const media = createMediaService({ files: createMemoryFiles() });
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const addPages = async (): Promise<string[]> => {
  const said: string[] = [];
  await seedMissingPages({ db: database.db, media, say: (line) => said.push(line) });
  return said;
};
const pages = () =>
  database.db.selectFrom('staticpage').select(['id', 'alias', 'title', 'status']).orderBy('id').execute();

it('pages that came later are added, and those of the owner stay as they are', async () => {
  await database.db
    .insertInto('staticpage')
    .values([
      // The number of a page of the seeds, at an address of the owner's own.
      { id: 8, alias: 'chveni-jildo', title: 'ჩვენი ჯილდო', status: 'published' },
      { id: 1, alias: staticPageAliases.about, title: 'ჩვენი ისტორია', status: 'published' },
      { id: 30, alias: staticPageAliases.partners, title: 'ძველი გვერდი', status: 'archived' },
    ])
    .execute();
  const said = await addPages();
  expect(said).toHaveLength(Object.keys(staticPageAliases).length - 2);
  const found = await pages();
  expect(found).toHaveLength(Object.keys(staticPageAliases).length + 1);
  expect(found).toContainEqual({ id: 8, alias: 'chveni-jildo', title: 'ჩვენი ჯილდო', status: 'published' });
  expect(found.find(({ id }) => id === 1)?.title).toBe('ჩვენი ისტორია');
  expect(found.find(({ id }) => id === 30)).toMatchObject({ title: 'ძველი გვერდი', status: 'archived' });
  expect(found.find(({ alias }) => alias === staticPageAliases.cookies)).toMatchObject({
    id: 31,
    status: 'published',
  });
  expect(await addPages()).toEqual(['no page is missing']);
  expect(await pages()).toEqual(found);
});
