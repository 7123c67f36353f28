import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import { openDatabase } from '#server/database/connect.ts';
import { webDirectory } from '#server/http/web.ts';
import type { AskData } from '#shared/collections/query.ts';
import type { PageRequest } from '#shared/contracts/pages.ts';
import { requestsPerSecondOver } from './load.ts';
import { median, type Row, ratioRow } from './row.ts';

const amount = 1_200;
const rounds = 5;
/** Rounds before the first that counts: the engine makes code fast that it has seen run. */
const warmRounds = 3;
const connections = 16;

/** The part of the built renderer that lets the tree be rendered without anything around it. */
interface BenchedWeb {
  createRenderer(settings: object): {
    preparePage(request: PageRequest, ask: AskData): Promise<{ render?: () => string }>;
  };
}

/** Row 2: article pages nobody asked for yet against `renderToString` of the same trees in a loop, in turns. */
export async function benchUncachedPage(base: string, databaseUrl: string): Promise<Row> {
  const paths = await articlePaths(databaseUrl, amount * (warmRounds + rounds));
  const loop = await openLoop(databaseUrl, paths.slice(0, 100));
  const pairs: { served: number; rendered: number }[] = [];
  const serve = (round: number) => {
    const requests = paths.slice(round * amount, (round + 1) * amount).map((path) => ({ path }));
    return requestsPerSecondOver({ url: base, connections, requests });
  };
  for (let round = 0; round < warmRounds + rounds; round++) {
    const pair = { served: await serve(round), rendered: loop(amount) };
    if (round >= warmRounds) pairs.push(pair);
  }
  const ratio = median(pairs.map((pair) => pair.served / pair.rendered));
  const detail = `${median(pairs.map((pair) => pair.served)).toFixed(0)}/s to ${median(pairs.map((pair) => pair.rendered)).toFixed(0)}/s`;
  return ratioRow(2, 'uncached article page against bare renderToString', ratio, 0.7, detail);
}

/** Loads the pages' data once; the loop then only renders. Answers renders a second. */
export async function openLoop(
  databaseUrl: string,
  paths: readonly string[],
): Promise<(amount: number) => number> {
  const config = readConfig({ DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(40) });
  const database = await openDatabase({ url: databaseUrl, directory: '' });
  const entry: BenchedWeb = await import(pathToFileURL(join(webDirectory, 'server/entry-server.js')).href);
  const renderer = entry.createRenderer({
    siteUrl: config.SITE_URL,
    siteName: config.SITE_NAME,
    mediaUrl: config.MEDIA_URL,
    manifest: JSON.parse(readFileSync(join(webDirectory, 'client/.vite/manifest.json'), 'utf8')),
  });
  const context = createContext({
    config,
    database,
    renderer: {
      routeAt: () => undefined,
      preparePage: () => Promise.reject(new Error('not asked')),
      renderProblem: () => [],
    },
  });
  const ask = (async (collection, query) => (await context.restql.ask(collection, query)).answer) as AskData;
  const renders: (() => string)[] = [];
  for (const path of paths) {
    const { render } = await renderer.preparePage({ path, search: '', device: 'desktop' }, ask);
    if (!render) throw new Error(`${path} does not render`);
    renders.push(render);
  }
  await database.close();
  return (times) => {
    const began = performance.now();
    for (let at = 0; at < times; at++) renders[at % renders.length]?.();
    return times / ((performance.now() - began) / 1000);
  };
}

export async function articlePaths(databaseUrl: string, limit: number): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ path: string }>(
    `select '/' || c.path || '/' || a.id || '-' || a.alias || '.html' as path
     from article a join category c on c.id = a.category_id where a.status = 'published' order by a.id desc limit $1`,
    [limit],
  );
  await client.end();
  return rows.map((row) => row.path);
}
