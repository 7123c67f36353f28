import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import { openDatabase } from '#server/database/connect.ts';
import { webDirectory } from '#server/http/pages/web.ts';
import type { AskData } from '#shared/collections/query.ts';
import { projectFolder } from '../../scripts/launch/project.mjs';
import type { createBareRenders } from './bare-render.ts';
import { requestsPerSecondOver } from './load.ts';
import { median, type Row, ratioRow } from './row.ts';

/** The number of pages per round; fewer if there are not enough articles, as each page counts once. */
const maxPages = 1_200;
const rounds = 5;
/** Warm-up rounds before measuring, for the JIT compiler. */
const warmRounds = 3;
const connections = 16;
/** Trees in memory at a time; with more, garbage collection would slow down the comparison. */
const together = 100;

/** The module that Vite builds of `bare-render.ts`. */
interface BareRenderModule {
  readonly createBareRenders: typeof createBareRenders;
}

/** Row 2: uncached article pages against `renderToString` of the same trees in a loop, alternating, each once. */
export async function benchUncachedPage(base: string, databaseUrl: string): Promise<Row> {
  const allRounds = warmRounds + rounds;
  const paths = await articlePaths(databaseUrl, maxPages * allRounds);
  const amount = Math.floor(paths.length / allRounds);
  if (amount === 0) throw new Error(`row 2 needs ${allRounds} articles or more`);
  const loop = await openLoop(databaseUrl);
  const pairs: { served: number; rendered: number }[] = [];
  for (let round = 0; round < allRounds; round++) {
    const asked = paths.slice(round * amount, (round + 1) * amount);
    const requests = asked.map((path) => ({ path }));
    const served = await requestsPerSecondOver({ url: base, connections, requests });
    const rendered = await loop.rendersPerSecond(asked);
    if (round >= warmRounds) pairs.push({ served, rendered });
  }
  await loop.close();
  const ratio = median(pairs.map((pair) => pair.served / pair.rendered));
  const detail = `${median(pairs.map((pair) => pair.served)).toFixed(0)}/s to ${median(pairs.map((pair) => pair.rendered)).toFixed(0)}/s`;
  return ratioRow(2, 'uncached article page against bare renderToString', ratio, 0.5, detail);
}

interface Loop {
  /** Loads the data of these pages, then measures rendering only. */
  rendersPerSecond(paths: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

async function openLoop(databaseUrl: string): Promise<Loop> {
  const config = readConfig({ DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(40) });
  const database = await openDatabase({ url: databaseUrl, directory: '' });
  const bare = await buildBareRenders();
  const loadRender = bare.createBareRenders({
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
      renderPage: () => Promise.reject(new Error('row 2 renders no pages in the context')),
      renderProblem: () => '',
    },
  });
  const ask = (async (collection, query) => (await context.restql.ask(collection, query)).answer) as AskData;
  return {
    rendersPerSecond: async (paths) => {
      let spentMs = 0;
      for (let at = 0; at < paths.length; at += together) {
        const renders: (() => string)[] = [];
        for (const path of paths.slice(at, at + together))
          renders.push(await loadRender({ path, search: '', device: 'desktop' }, ask));
        const began = performance.now();
        for (const render of renders) render();
        spentMs += performance.now() - began;
      }
      return paths.length / (spentMs / 1000);
    },
    close: () => database.close(),
  };
}

/** Builds the loop's renderer like the portal's, with React's production build. */
async function buildBareRenders(): Promise<BareRenderModule> {
  const vite = join(projectFolder, 'node_modules/vite/bin/vite.js');
  const entry = ['--ssr', 'tests/bench/bare-render.ts', '--outDir', 'dist/bench'];
  execFileSync(process.execPath, [vite, 'build', ...entry, '--logLevel', 'error'], { cwd: projectFolder });
  return import(pathToFileURL(join(projectFolder, 'dist/bench/bare-render.js')).href);
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
