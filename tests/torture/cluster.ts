import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { MissingRequirement } from './scenario.ts';
import { untilHolds } from './visitor.ts';

/** The user that PostgreSQL runs as: itself refuses root. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

const id = (kind: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {}
  throw new MissingRequirement('there is neither a user postgres nor nobody for PostgreSQL to run as');
}

/** The folder of PostgreSQL's programs: that of the path, or the newest of Debian's. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.toSorted((one, other) => Number(other) - Number(one)).map((one) => join(debian, one, 'bin')),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new MissingRequirement('PostgreSQL’s initdb is missing: apt-get install postgresql');
  return found;
}

export interface ClusterOptions {
  readonly directory: string;
  readonly port: number;
  readonly user: ServerUser;
  /** Lines of its configuration. */
  readonly settings?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export type Cluster = ReturnType<typeof createCluster>;

/**
 * A PostgreSQL cluster of the test's own, which can be killed. It listens on loopback, and on a socket beside its directory, and
 * trusts whoever comes.
 */
export function createCluster({ directory, port, user, settings = '', environment = {} }: ClusterOptions) {
  const programs = findPrograms();
  const options = {
    ...user,
    cwd: directory,
    env: { LANG: 'C.UTF-8', ...environment, PATH: `${programs}${delimiter}${process.env.PATH}` },
  };
  let server: ChildProcess | undefined;
  const urlOf = (database: string) => `postgres://salbuni@127.0.0.1:${port}/${database}`;

  /** Runs a program as the server's user. @throws Error with what it said */
  function run(program: string, ...given: string[]): string {
    return execFileSync(program, given, { ...options, encoding: 'utf8' });
  }

  async function create(): Promise<void> {
    run(
      'initdb',
      '--pgdata=.',
      '--username=salbuni',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--data-checksums',
    );
    appendFileSync(join(directory, 'postgresql.conf'), `${settings}\n`);
    await start();
    await query(
      'postgres',
      `create database salbuni template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
    );
  }

  /** Starts the server and waits until it takes writes. */
  async function start(): Promise<void> {
    const started = spawn(
      'postgres',
      ['-D', '.', '-p', String(port), '-k', dirname(directory), '-c', 'listen_addresses=127.0.0.1'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    let said = '';
    started.stderr.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-4_000);
    });
    const takesWrites = () =>
      query('postgres', 'select pg_is_in_recovery() as waits').then(
        (rows) => rows[0]?.waits === false,
        () => started.exitCode !== null,
      );
    const ms = await untilHolds(takesWrites, { withinMs: 120_000 });
    if (ms === undefined || started.exitCode !== null) throw new Error(`PostgreSQL does not start:\n${said}`);
  }

  async function query(database: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: urlOf(database), connectionTimeoutMillis: 3_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Kills the server; its backends notice within a moment and end as well. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  return {
    directory,
    url: urlOf('salbuni'),
    create,
    start,
    run,
    query: (text: string) => query('salbuni', text),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  };
}

/** Gives a path to the server's user. */
export function giveTo({ uid, gid }: ServerUser, ...paths: string[]): void {
  if (uid !== undefined && gid !== undefined) for (const path of paths) chownSync(path, uid, gid);
}
