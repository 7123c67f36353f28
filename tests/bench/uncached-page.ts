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
/** Trees the loop holds at a time: with all of a round in memory it would pay for collecting them. */
const together = 100;

/** The part of the built renderer that lets the tree be rendered without anything around it. */
interface BenchedWeb {
  createRenderer(settings: object): {
    preparePage(request: PageRequest, ask: AskData): Promise<{ render?: () => string }>;
  };
}

/** Row 2: article pages nobody asked for yet against `renderToString` of the very same trees in a loop, in turns, each once. */
export async function benchUncachedPage(base: string, databaseUrl: string): Promise<Row> {
  const paths = await articlePaths(databaseUrl, amount * (warmRounds + rounds));
  const loop = await openLoop(databaseUrl);
  const pairs: { served: number; rendered: number }[] = [];
  for (let round = 0; round < warmRounds + rounds; round++) {
    const asked = paths.slice(round * amount, (round + 1) * amount);
    const requests = asked.map((path) => ({ path }));
    const served = await requestsPerSecondOver({ url: base, connections, requests });
    const rendered = await loop.rendersPerSecond(asked);
    if (round >= warmRounds) pairs.push({ served, rendered });
  }
  await loop.close();
  const ratio = median(pairs.map((pair) => pair.served / pair.rendered));
  const detail = `${median(pairs.map((pair) => pair.served)).toFixed(0)}/s to ${median(pairs.map((pair) => pair.rendered)).toFixed(0)}/s`;
  return ratioRow(2, 'uncached article page against bare renderToString', ratio, 0.7, detail);
}

interface Loop {
  /** Loads the data of these pages, and then only renders. */
  rendersPerSecond(paths: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

async function openLoop(databaseUrl: string): Promise<Loop> {
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
  async function prepare(path: string): Promise<() => string> {
    const { render } = await renderer.preparePage({ path, search: '', device: 'desktop' }, ask);
    if (!render) throw new Error(`${path} does not render`);
    return render;
  }
  return {
    rendersPerSecond: async (paths) => {
      let spentMs = 0;
      for (let at = 0; at < paths.length; at += together) {
        const renders: (() => string)[] = [];
        for (const path of paths.slice(at, at + together)) renders.push(await prepare(path));
        const began = performance.now();
        for (const render of renders) render();
        spentMs += performance.now() - began;
      }
      return paths.length / (spentMs / 1000);
    },
    close: () => database.close(),
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
