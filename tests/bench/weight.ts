import type { Browser, CDPSession } from '@playwright/test';
import { calculators } from '#shared/calculators/registry.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { openBrowser, readerPaths } from './browser.ts';
import type { Row } from './row.ts';

/** Targets of the KB received on a first visit. */
const targets = { script: 135, react: 100, calculator: 175, all: 420, office: 260 };

const kilobytes = (value: number): string => `${value.toFixed(0)} KB`;

/** KB that Chromium receives on one visit, by kind of resource. */
interface Weight {
  readonly script: number;
  /** The part of the scripts that is React and the router. */
  readonly react: number;
  readonly html: number;
  readonly styles: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly all: number;
}

/**
 * Row 5: what Chromium receives on a first visit, compressed, including headers and ad frames. Pictures below the fold do not
 * count, because they load on scrolling.
 */
export async function benchWeight(base: string): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(await readerPaths(base)))
      rows.push(rowOf(name, await weigh(browser, base + path), targets.script));
    const weights: Weight[] = [];
    for (const { alias } of calculators) weights.push(await weigh(browser, base + calculationPath(alias)));
    const heaviest = weights.toSorted((one, other) => other.script - one.script)[0];
    return heaviest ? [...rows, rowOf('heaviest calculator', heaviest, targets.calculator)] : rows;
  } finally {
    await browser.close();
  }
}

/** Row 5: what an editor's browser receives on the first screen of the office, and what the editor of texts adds to it. */
export async function benchOfficeWeight(base: string, access: string): Promise<Row> {
  const browser = await openBrowser();
  try {
    const first = await weigh(browser, `${base}/office/`, access);
    const record = await weigh(browser, `${base}/office/records/article/101/`, access);
    return {
      number: 5,
      what: "the office's first screen as Chromium receives it",
      measured: `script ${kilobytes(first.script)}, all ${kilobytes(first.all)}; an article with its editor: script ${kilobytes(record.script)}`,
      target: `script <= ${targets.office} KB`,
      meets: first.script <= targets.office,
    };
  } finally {
    await browser.close();
  }
}

function rowOf(name: string, weight: Weight, maxScript: number): Row {
  const parts = `HTML ${kilobytes(weight.html)}, CSS ${kilobytes(weight.styles)}, fonts ${kilobytes(weight.fonts)}, pictures ${kilobytes(weight.pictures)}`;
  return {
    number: 5,
    what: `first visit to ${name} as Chromium receives it`,
    measured: `script ${kilobytes(weight.script)} (React and the router ${kilobytes(weight.react)}), all ${kilobytes(weight.all)} (${parts})`,
    target: `script <= ${maxScript} KB (${targets.react}), all <= ${targets.all} KB`,
    meets: weight.script <= maxScript && weight.react <= targets.react && weight.all <= targets.all,
  };
}

/** Opens the page with an empty cache, signed in by an access token if there is one, and waits until loading ends. */
async function weigh(browser: Browser, url: string, access?: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (access) await context.addCookies([{ name: 'token', value: access, url }]);
  const page = await context.newPage();
  const received = await listReceived(await context.newCDPSession(page));
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
  await context.close();
  const sum = (matches: (one: Received) => boolean) =>
    received.filter(matches).reduce((bytes, one) => bytes + one.bytes, 0) / 1024;
  const weight = {
    script: sum(({ kind }) => kind === 'Script'),
    react: sum(({ address }) => /\/react-[^/]*\.js$/.test(address)),
    html: sum(({ kind }) => kind === 'Document'),
    styles: sum(({ kind }) => kind === 'Stylesheet'),
    fonts: sum(({ kind }) => kind === 'Font'),
    pictures: sum(({ kind }) => kind === 'Image'),
    all: sum(() => true),
  };
  if (weight.script === 0 || weight.fonts === 0) throw new Error(`${url} is without its files`);
  return weight;
}

interface Received {
  readonly kind: string;
  readonly address: string;
  readonly bytes: number;
}

/** Collects the answers that have been received completely. */
async function listReceived(session: CDPSession): Promise<readonly Received[]> {
  const received: Received[] = [];
  const begun = new Map<string, Omit<Received, 'bytes'>>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    begun.set(requestId, { kind: type, address: response.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.push({ ...(begun.get(requestId) ?? { kind: '', address: '' }), bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return received;
}
