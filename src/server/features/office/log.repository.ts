import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createRevisionsRepository } from '#server/records/revisions/revisions.repository.ts';

export type LogRepository = ReturnType<typeof createLogRepository>;

export interface LogLine {
  readonly id: number;
  readonly at: Date;
  readonly account: number | null;
  readonly action: string;
  readonly collection: string | null;
  readonly record: number | null;
  readonly revision: number | null;
  readonly reason: string | null;
  readonly fields: string[];
}

/** What is asked of the log; `among` are the collections whose lines the person may read, absent for all. */
export interface LogQuery {
  readonly among: readonly string[] | undefined;
  readonly collection?: string | undefined;
  readonly record?: number | undefined;
  readonly account?: number | undefined;
  readonly action?: string | undefined;
  readonly at?:
    | {
        readonly $gte?: string | undefined;
        readonly $gt?: string | undefined;
        readonly $lte?: string | undefined;
        readonly $lt?: string | undefined;
      }
    | undefined;
}

/** Reads the change log. */
export function createLogRepository(db: Database) {
  async function listLines(
    { among, collection, record, account, action, at = {} }: LogQuery,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ lines: LogLine[]; total: number }> {
    const conditions: RawBuilder<unknown>[] = [sql`true`];
    if (among) conditions.push(sql`collection = any(${[...among]}::text[])`);
    if (collection !== undefined) conditions.push(sql`collection = ${collection}`);
    if (record !== undefined) conditions.push(sql`record_id = ${record}`);
    if (account !== undefined) conditions.push(sql`account_id = ${account}`);
    if (action !== undefined) conditions.push(sql`action = ${action}`);
    if (at.$gte) conditions.push(sql`at >= ${at.$gte}::timestamptz`);
    if (at.$gt) conditions.push(sql`at > ${at.$gt}::timestamptz`);
    if (at.$lte) conditions.push(sql`at <= ${at.$lte}::timestamptz`);
    if (at.$lt) conditions.push(sql`at < ${at.$lt}::timestamptz`);
    const where = sql.join(conditions, sql` and `);
    const { rows: lines } = await sql<LogLine>`
      select id::integer, at, account_id as account, action, collection, record_id as record,
        revision_id::integer as revision, reason, fields
      from change_log where ${where} order by change_log.id desc limit ${limit} offset ${offset}`.execute(db);
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::integer as total from change_log where ${where}`.execute(db);
    return { lines, total: counted[0]?.total ?? 0 };
  }

  return { listLines, listPeople: createRevisionsRepository(db).listPeople };
}
