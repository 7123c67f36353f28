import type { Browser, Page } from '@playwright/test';
import { calculators } from '#shared/calculators/registry.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { openBrowser, readerPaths } from './browser.ts';
import { median, type Row } from './row.ts';

/** The slow phone of CONTRACT.md section 9. Throughput in bytes per second. */
const slowPhone = { slowdown: 4, latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };
const targets = { paintMs: 2_500, shift: 0.02, blockingMs: 200 };
/** A page counts as loaded after its main thread has had no long task for this time, in ms. */
const quietMs = 2_000;
/** The part of a task beyond this duration blocks the reader (web.dev, Total Blocking Time). */
const longTaskMs = 50;
const visits = 3;

interface Feel {
  readonly paintMs: number;
  readonly shift: number;
  readonly blockingMs: number;
}

/** Row 10: web vitals on a slow phone, the median of three first visits to each page. */
export async function benchReaderFeel(base: string): Promise<Row[]> {
  const browser = await openBrowser();
  const [calculator] = calculators;
  const pages = {
    ...(await readerPaths(base)),
    ...(calculator ? { calculator: calculationPath(calculator.alias) } : {}),
  };
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const felt: Feel[] = [];
      for (let visit = 0; visit < visits; visit += 1) felt.push(await feel(browser, base + path));
      rows.push(rowOf(name, felt));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

function rowOf(name: string, felt: readonly Feel[]): Row {
  const middle = (pick: (one: Feel) => number) => median(felt.map(pick));
  const [paintMs, shift, blockingMs] = [
    middle((one) => one.paintMs),
    middle((one) => one.shift),
    middle((one) => one.blockingMs),
  ];
  return {
    number: 10,
    what: `${name} on a slow telephone: largest paint, layout shift, blocking time`,
    measured: `${paintMs.toFixed(0)} ms, ${shift.toFixed(3)}, ${blockingMs.toFixed(0)} ms`,
    target: `<= ${targets.paintMs} ms, ${targets.shift}, ${targets.blockingMs} ms`,
    meets: paintMs <= targets.paintMs && shift <= targets.shift && blockingMs <= targets.blockingMs,
  };
}

/** Opens the page with an empty cache on an emulated phone. */
async function feel(browser: Browser, url: string): Promise<Feel> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latencyMs,
      downloadThroughput: slowPhone.bytesPerSecond,
      uploadThroughput: slowPhone.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
    await page.addInitScript(observe);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
    await page.waitForLoadState('networkidle');
    return await readFeel(page);
  } finally {
    await context.close();
  }
}

/** What the observers in the page have recorded, in ms since its navigation. */
interface Seen {
  firstPaintMs: number;
  paintMs: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}
declare global {
  interface Window {
    benchSeen?: Seen;
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  if (window !== window.top) return;
  const seen: Seen = { firstPaintMs: 0, paintMs: 0, shift: 0, tasks: [] };
  window.benchSeen = seen;
  const on = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.paintMs = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
}

async function readFeel(page: Page): Promise<Feel> {
  await page.waitForFunction((quiet) => {
    const last = window.benchSeen?.tasks.at(-1);
    return performance.now() - (last ? last.start + last.duration : 0) > quiet;
  }, quietMs);
  const seen = await page.evaluate(() => window.benchSeen);
  if (!seen || seen.paintMs === 0) throw new Error(`${page.url()} painted nothing`);
  return {
    paintMs: seen.paintMs,
    shift: seen.shift,
    blockingMs: seen.tasks
      .filter(({ start }) => start >= seen.firstPaintMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskMs), 0),
  };
}
