import { gzipSync } from 'node:zlib';
import { calculators } from '#shared/calculators/registry.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { limitRow, type Row } from './row.ts';

/** Row 5: what a first visit to an article page loads, gzipped where a server would. Scripts are followed through their imports. */
export async function benchWeight(articleUrl: string): Promise<Row[]> {
  const html = await (await fetch(articleUrl)).text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  const scripts = await scriptsOf(articleUrl, html);
  const sizeOf = (texts: Iterable<Buffer>) =>
    [...texts].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
  const vendor = [...scripts]
    .filter(([address]) => /\/react-[^/]*\.js$/.test(address))
    .map(([, bytes]) => bytes);
  const fetched = (addresses: string[]) =>
    Promise.all(addresses.map((address) => bytesOf(new URL(address, articleUrl).href)));
  const styles = await fetched(found(/<link rel="stylesheet" href="([^"]+)"/g));
  const fonts = await fetched(found(/<link rel="preload" href="([^"]+)" as="font"/g));
  const plain = (number: number, what: string, kilobytes: number): Row => ({
    number,
    what,
    measured: `${kilobytes.toFixed(1)} KB`,
    target: '–',
    meets: undefined,
  });
  return [
    limitRow(5, 'JavaScript of a first visit to an article, gzipped', sizeOf(scripts.values()), 'KB', 130),
    limitRow(5, 'of which React and the router', sizeOf(vendor), 'KB', 100),
    plain(5, 'HTML, gzipped', sizeOf([Buffer.from(html)])),
    plain(5, 'CSS, gzipped', sizeOf(styles)),
    plain(5, 'fonts preloaded', fonts.reduce((sum, font) => sum + font.length, 0) / 1024),
    limitRow(
      5,
      'JavaScript the heaviest calculator adds to it, gzipped',
      Math.max(...(await addedByCalculators(articleUrl, scripts)).map(sizeOf)),
      'KB',
      40,
    ),
  ];
}

/** What each calculator's page loads that the article's does not. */
async function addedByCalculators(base: string, known: ReadonlyMap<string, Buffer>): Promise<Buffer[][]> {
  const added: Buffer[][] = [];
  for (const { alias } of calculators) {
    const url = new URL(calculationPath(alias), base).href;
    const scripts = await scriptsOf(url, await (await fetch(url)).text());
    added.push([...scripts].filter(([address]) => !known.has(address)).map(([, bytes]) => bytes));
  }
  return added;
}

function scriptsOf(url: string, html: string): Promise<Map<string, Buffer>> {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return followImports(
    [...found(/<script[^>]* src="([^"]+)"/g), ...found(/<link rel="modulepreload" href="([^"]+)"/g)],
    url,
  );
}

async function followImports(addresses: readonly string[], base: string): Promise<Map<string, Buffer>> {
  const seen = new Map<string, Buffer>();
  const waiting = addresses.map((address) => new URL(address, base).href);
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (seen.has(address)) continue;
    const bytes = await bytesOf(address);
    seen.set(address, bytes);
    for (const [, path] of bytes
      .toString()
      .matchAll(/(?:^|[;}])\s*(?:import|export)[^"';]*?["'](\.[^"']+\.js)["']/g))
      waiting.push(new URL(path ?? '', address).href);
  }
  return seen;
}

async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
