import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findServers } from '../../scripts/testing/servers.ts';

/** Where a bench portal keeps its data, and the settings that say so. */
export interface BenchData {
  readonly environment: Readonly<Record<string, string>>;
  /** Absent for the embedded database, which only its portal can open. */
  readonly databaseUrl: string | undefined;
  /** After filling: what the server would tidy by itself within the next minutes, and take its share of the cores for. */
  settle(): Promise<void>;
  remove(): Promise<void>;
}

/** A data directory of its own and, where a PostgreSQL answers, a database of its own there. */
export async function createBenchData(name: string, { embedded = false } = {}): Promise<BenchData> {
  const directory = mkdtempSync(join(tmpdir(), `salbuni-bench-${name}-`));
  const { env } = await findServers();
  const server = embedded ? undefined : env.TEST_DATABASE_URL;
  if (!server)
    return {
      environment: { DATA_DIR: directory },
      databaseUrl: undefined,
      settle: async () => {},
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    };
  const database = `salbuni_bench_${name}_${process.pid}`;
  const run = async (connectionString: string, statement: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const asOwner = (statement: string) => run(server, statement);
  await asOwner(`drop database if exists ${database} with (force)`);
  await asOwner(
    `create database ${database} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const url = new URL(server);
  url.pathname = `/${database}`;
  return {
    environment: { DATA_DIR: directory, DATABASE_URL: url.href },
    databaseUrl: url.href,
    settle: () => run(url.href, 'vacuum (analyze)'),
    remove: async () => {
      await asOwner(`drop database if exists ${database} with (force)`);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
