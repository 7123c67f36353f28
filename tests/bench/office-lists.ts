import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { makeStaff } from '../torture/world.ts';
import { limitRow, percentile, type Row } from './row.ts';

const samples = 40;
/** Answers that are not timed: the first ones plan their statements. */
const warmUp = 5;
const target = 300;
const csrf = 'c'.repeat(43);

/** The secret of a portal whose staff is signed in from outside. */
export const benchSecret = randomBytes(32).toString('hex');

/** Row 6: lists and search of the office among the articles of a large portal, asked one after another by an editor. */
export async function benchOfficeLists(
  base: string,
  place: { readonly directory: string; readonly databaseUrl: string },
): Promise<Row[]> {
  // One account may call twenty times a second: several take turns.
  const roles = Array.from({ length: 5 }, () => ['editor'] as const);
  const editors = await makeStaff({ ...place, secret: benchSecret }, roles);
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  const idsOf = async (name: 'category' | 'author') =>
    (await client.query<{ id: number }>(`select id from ${name} order by id`)).rows.map(({ id }) => id);
  const [categories, authors] = [await idsOf('category'), await idsOf('author')];
  await client.end();
  const list = (body: object) => ({ path: '/api/office/records/article/list/', body });
  const words = ['წნევა', 'გული', 'ძილი', 'ნაწილი 7', 'ბავშვი'];
  const asked: Readonly<Record<string, (at: number) => { path: string; body: object }>> = {
    'list, its pages': (at) => list({ page: 1 + at * 20, limit: 25 }),
    'list, by topic': (at) =>
      list({ find: { 'category.id': { $in: [categories[at % categories.length]] } } }),
    'list, by author and days': (at) =>
      list({
        find: {
          'author.id': { $in: [authors[at % authors.length]] },
          published_at: { $gte: '2024-01-01T00:00:00+04:00' },
        },
      }),
    'list, drafts': () => list({ states: ['draft'] }),
    'list, by letters of the title': (at) => list({ search: words[at % words.length] }),
    search: (at) => ({ path: '/api/office/search/', body: { q: words[at % words.length] } }),
  };
  const rows: Row[] = [];
  for (const [name, request] of Object.entries(asked)) {
    const times: number[] = [];
    for (let at = 0; at < samples + warmUp; at += 1) {
      const { path, body } = request(at);
      const began = performance.now();
      const answer = await fetch(base + path, {
        method: 'POST',
        headers: {
          cookie: `csrftoken=${csrf}`,
          'x-csrftoken': csrf,
          'content-type': 'application/json',
          authorization: `Bearer ${editors[at % editors.length]?.access}`,
        },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} of the office answered ${answer.status}`);
      times.push(performance.now() - began);
    }
    const timed = times.slice(warmUp);
    const median = percentile(timed, 0.5).toFixed(0);
    rows.push(limitRow(6, `office ${name}: p99 (p50 ${median} ms)`, percentile(timed, 0.99), 'ms', target));
  }
  return rows;
}
