import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** A save that the portal acknowledged. */
export interface Acknowledged {
  readonly record: number;
  readonly revision: number;
  readonly version: number;
  /** The version that the writer had seen. */
  readonly seen: number;
  readonly account: number;
  /** The word that only this save added. */
  readonly word: string;
}

/** Compares the office's books with what was acknowledged. @returns what is missing, doubled or inconsistent */
export async function checkOffice(
  db: Database,
  acknowledged: readonly Acknowledged[],
  notes: readonly string[],
): Promise<string[]> {
  const broken: string[] = [];
  const { rows: revisions } = await sql<{ id: number; record: number; account: number; text: string }>`
    select id, record_id as record, created_by as account, content ->> 'introtext' as text from revision`.execute(
    db,
  );
  const byId = new Map(revisions.map((one) => [one.id, one]));
  for (const { revision, record, account, word, seen, version } of acknowledged) {
    const found = byId.get(revision);
    if (!found?.text.includes(word)) broken.push(`save of revision ${revision} is lost`);
    else if (found.record !== record || found.account !== account)
      broken.push(`revision ${revision} is of another record or person`);
    if (version !== seen + 1)
      broken.push(`revision ${revision} was written over what its writer had not seen`);
  }
  for (const [key, some] of Map.groupBy(acknowledged, ({ record, version }) => `${record} ${version}`))
    if (some.length > 1) broken.push(`two saves of one version: ${key}`);
  const check = async (what: string, query: ReturnType<typeof sql<{ id: number }>>) => {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken.push(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
  };
  await check(
    'revisions without a line in the log',
    sql`select id from revision r where not exists (select from change_log l where l.revision_id = r.id)`,
  );
  const { rows: written } = await sql<{ body: string }>`select body from review_note`.execute(db);
  const bodies = new Set(written.map(({ body }) => body));
  for (const note of notes) if (!bodies.has(note)) broken.push(`note ${note} is lost`);
  await check(
    'notes without a line in the log',
    sql`select n.id from review_note n where not exists (select from change_log l where l.action = 'note'
      and l.collection = n.collection and l.record_id = n.record_id and l.reason = n.body)`,
  );
  await check(
    'notes that are done without a line in the log',
    sql`select n.id from review_note n where n.done_at is not null and not exists (select from change_log l
      where l.action = 'note_done' and l.collection = n.collection and l.record_id = n.record_id and l.reason = n.body)`,
  );
  await check(
    'records whose revisions are not numbered through',
    sql`select h.record_id as id from office_record h
      where h.last_number <> (select count(*) from revision r where r.collection = h.collection and r.record_id = h.record_id)`,
  );
  await check(
    'articles that say other than their published revision',
    sql`select a.id from article a join office_record h on h.collection = 'article' and h.record_id = a.id
      join revision r on r.id = h.published_id
      where a.status = 'published' and a.introtext <> r.content ->> 'introtext'`,
  );
  await check(
    'articles that are out without an approval',
    sql`select a.id from article a join office_record h on h.collection = 'article' and h.record_id = a.id
      left join revision r on r.id = h.published_id where a.status = 'published' and not coalesce(r.was_approved, false)`,
  );
  return broken;
}
