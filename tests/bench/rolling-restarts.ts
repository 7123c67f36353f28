import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { openDatabase } from '#server/database/connect.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { exitOf } from '../../scripts/launch/child.ts';
import { projectFolder } from '../../scripts/launch/project.mjs';
import type { BenchData } from './database.ts';
import { findFreePort, type Portal, startPortal } from './portal.ts';
import { limitRow, type Row } from './row.ts';
import { articlePaths } from './uncached-page.ts';
import { answers } from './web-server.ts';

const connections = 24;
/** As behind any public address. */
const drainSeconds = 5;

/**
 * Row 11: answers other than 200 of 50,000 GET and POST through nginx, in the file of deploy/nginx, while two portals are restarted in
 * turn, the database is migrated, and they are restarted again. `undefined` where nginx is not installed.
 */
export async function benchRollingRestarts(
  data: BenchData,
  databaseUrl: string,
  minRequests = 50_000,
): Promise<Row | undefined> {
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) =>
    startPortal({ ...data.environment, PORT: String(port), DRAIN_SECONDS: String(drainSeconds) });
  const portals = new Map<number, Portal>();
  for (const port of ports) portals.set(port, await start(port));
  const proxy = await startProxy(ports);
  try {
    if (!proxy) return undefined;
    const load = startLoad(proxy.url, await articlePaths(databaseUrl, 500), minRequests);
    const restartAll = async () => {
      for (const port of ports) {
        await portals.get(port)?.stop();
        portals.set(port, await start(port));
      }
    };
    await restartAll();
    await migrateForward(databaseUrl);
    await restartAll();
    const { requests, others } = await load.finish();
    const found = [...others].map(([status, times]) => `${times} × ${status}`).join(', ');
    return {
      ...limitRow(
        11,
        'answers other than 200 across two rolling restarts and a migration',
        sumOf(others),
        '',
        0,
      ),
      measured: `${sumOf(others)} of ${requests}${found && ` (${found})`}`,
    };
  } finally {
    await proxy?.stop();
    for (const portal of portals.values()) await portal.stop();
  }
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

/** What the migrations of a next release do: a column and an index more, while programs run that know neither. */
async function migrateForward(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, directory: '' });
  const own = readMigrations();
  const text = `-- oldest program: ${own.at(-1)?.name.slice(0, 4)}
    alter table article add column next_release text;
    create index article_next_release on article (next_release);`;
  await migrate(db, [...own, { name: '9999-next-release.sql', text }]);
  await close();
}

/** The site of deploy/nginx/salbuni.conf on a port of loopback, without TLS and the redirect to it. */
async function startProxy(
  ports: readonly number[],
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'salbuni-proxy-'));
  const port = await findFreePort();
  const [upstream = '', , site = ''] = readFileSync(
    join(projectFolder, 'deploy/nginx/salbuni.conf'),
    'utf8',
  ).split(/^(?=server \{)/m);
  const text = [
    ports.reduce((conf, own, at) => conf.replace(`127.0.0.1:300${at + 1}`, `127.0.0.1:${own}`), upstream),
    site
      .replaceAll(/^ *(ssl_\w+|listen) .*$/gm, '')
      .replace('server_name', `listen 127.0.0.1:${port};\n    server_name`),
  ].join('\n');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory};`,
  );
  const file = join(directory, 'nginx.conf');
  writeFileSync(
    file,
    `user root; worker_processes 1; daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
     events { worker_connections 1024; } http { access_log off; ${paths.join(' ')}\n${text}\n}`,
  );
  const child = spawn('nginx', ['-p', directory, '-c', file], { stdio: 'ignore' });
  const ended = exitOf(child);
  const url = `http://127.0.0.1:${port}`;
  const isUp = await Promise.race([ended.then(() => false), answers(`${url}/healthz`)]);
  if (!isUp) return undefined;
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Asks without pause for pages and data, three GET to a POST, until `finish` and the least number of requests. */
function startLoad(url: string, paths: readonly string[], minRequests: number) {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const others = new Map<string, number>();
  let requests = 0;
  let isFinishing = false;

  async function request(number: number): Promise<void> {
    const isPost = number % 4 === 3;
    const path = isPost ? '/api/restql/article/' : (paths[number % paths.length] ?? '/');
    const body = JSON.stringify({ fields: ['id', 'title'], limit: 5, page: 1 + (number % 20) });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body } as const;
    const outcome = await pool
      .request({ path, ...(isPost ? post : { method: 'GET' as const }) })
      .then(async (answer) => {
        await answer.body.dump();
        return String(answer.statusCode);
      })
      .catch((error: { code?: string }) => error.code ?? 'failed');
    if (outcome !== '200') others.set(outcome, (others.get(outcome) ?? 0) + 1);
  }
  const readers = Array.from({ length: connections }, async () => {
    while (!isFinishing || requests < minRequests) {
      requests += 1;
      await request(requests);
    }
  });
  return {
    finish: async () => {
      isFinishing = true;
      await Promise.all(readers);
      await pool.close();
      return { requests, others };
    },
  };
}
