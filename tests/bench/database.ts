import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findServers } from '../support/servers.ts';

/** The data directory or database of a bench portal, with the settings for it. */
export interface BenchData {
  readonly environment: Readonly<Record<string, string>>;
  /** Absent for the embedded database, which only its portal can open. */
  readonly databaseUrl: string | undefined;
  /** Whether an earlier run filled and kept it. */
  readonly isFilled: boolean;
  /** Runs vacuum and analyze after filling, which the server would otherwise do during the measurement. */
  settle(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a data directory and, if a PostgreSQL server answers, a database.
 * @param options.keep leaves the database on the server for a later run that asks for it by the same name
 */
export async function createBenchData(
  name: string,
  { embedded = false, keep = false } = {},
): Promise<BenchData> {
  const directory = mkdtempSync(join(tmpdir(), `salbuni-bench-${name}-`));
  const { env } = await findServers();
  const server = embedded ? undefined : env.TEST_DATABASE_URL;
  if (!server)
    return {
      environment: { DATA_DIR: directory },
      databaseUrl: undefined,
      isFilled: false,
      settle: async () => {},
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    };
  const database = keep ? `salbuni_bench_${name}` : `salbuni_bench_${name}_${process.pid}`;
  const run = async (connectionString: string, statement: string): Promise<number> => {
    const client = new Client({ connectionString });
    await client.connect();
    const { rowCount } = await client.query(statement);
    await client.end();
    return rowCount ?? 0;
  };
  const asOwner = (statement: string) => run(server, statement);
  const isFilled = (await asOwner(`select from pg_database where datname = '${database}'`)) > 0;
  if (!isFilled)
    await asOwner(
      `create database ${database} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
    );
  const url = new URL(server);
  url.pathname = `/${database}`;
  return {
    environment: { DATA_DIR: directory, DATABASE_URL: url.href },
    databaseUrl: url.href,
    isFilled,
    settle: async () => void (await run(url.href, 'vacuum (analyze)')),
    remove: async () => {
      if (!keep) await asOwner(`drop database if exists ${database} with (force)`);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
