import { requestsPerSecondOver } from './load.ts';
import { median, type Row, ratioRow } from './row.ts';
import { serveWithNginx } from './web-server.ts';

const rounds = 5;
const amount = 40_000;
/** Warm-up rounds before measuring, for the JIT compiler. */
const warmRounds = 6;

/** Row 1: a cached article page against nginx serving the same bytes from disk, plain and gzipped, alternating. */
export async function benchCachedPage(articleUrl: string): Promise<Row[]> {
  const bytes = Buffer.from(
    await (await fetch(articleUrl, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
  );
  const nginx = await serveWithNginx(bytes, 18_080);
  if (!nginx)
    return [
      {
        number: 1,
        what: 'cached article page against nginx',
        measured: 'nginx is not installed',
        target: '>= 0.75',
        meets: undefined,
      },
    ];
  try {
    return [
      await compare(
        'cached article page against nginx',
        articleUrl,
        nginx.url,
        {},
        0.75,
        `${(bytes.length / 1024).toFixed(0)} KB`,
      ),
      await compare(
        'the same with gzip against gzip_static',
        articleUrl,
        nginx.url,
        { 'Accept-Encoding': 'gzip' },
        0.6,
        'gzip',
      ),
    ];
  } finally {
    await nginx.stop();
  }
}

async function compare(
  what: string,
  ours: string,
  theirs: string,
  headers: Record<string, string>,
  target: number,
  note: string,
): Promise<Row> {
  const ask = (url: string, times = amount) => {
    const { origin, pathname } = new URL(url);
    return requestsPerSecondOver({
      url: origin,
      connections: 32,
      times,
      requests: [{ path: pathname, headers }],
    });
  };
  const pairs: { ours: number; theirs: number }[] = [];
  await ask(ours, amount * warmRounds);
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await ask(ours), theirs: await ask(theirs) });
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs));
  const detail = `${median(pairs.map((pair) => pair.ours)).toFixed(0)}/s to ${median(pairs.map((pair) => pair.theirs)).toFixed(0)}/s, ${note}`;
  return ratioRow(1, what, ratio, target, detail);
}
