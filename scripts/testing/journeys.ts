import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChild } from '../launch/child.ts';
import { ensureWebBuilt } from '../launch/web-build.ts';
import { ensureChromium } from './chromium-install.ts';
import { type Portal, startPortal } from './portal.ts';
import { measure, type Result, step } from './results.ts';

interface Spec {
  title: string;
  ok: boolean;
  file: string;
  tests: { results: { error?: { message?: string } }[] }[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

/** The part of Playwright's JSON report that is read here. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

/** Builds and starts a portal, walks every journey through it in Chromium, stops it again: four results, or fewer when one fails. */
export async function runJourneys(): Promise<Result[]> {
  let portal: Portal | undefined;
  const prepared = await measure('web build and Chromium', () =>
    attempt(async () => {
      await ensureChromium(runChild);
      await ensureWebBuilt();
    }),
  );
  if (prepared.failed > 0) return [prepared];
  const started = await measure('portal starts', () =>
    attempt(async () => {
      portal = await startPortal();
      console.log(`salbuni: portal at ${portal.url}, its log in ${portal.log}`);
    }),
  );
  if (!portal) return [prepared, started];
  const { url, log, data, stop } = portal;
  const walked = await measure('journeys', () => runPlaywright({ url, log, data }));
  const stopped = await measure('portal stops', async () => {
    const code = await stop();
    return step(code === 0, `the portal answered SIGTERM with code ${code} instead of 0`);
  });
  return [prepared, started, walked, stopped];
}

async function runPlaywright({
  url,
  log,
  data,
}: Pick<Portal, 'url' | 'log' | 'data'>): Promise<Omit<Result, 'name' | 'seconds'>> {
  const folder = mkdtempSync(join(tmpdir(), 'salbuni-journeys-'));
  const file = join(folder, 'report.json');
  // Playwright colours its workers itself and complains when told not to.
  const { NO_COLOR: _plain, ...environment } = process.env;
  const code = await runChild(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
    {
      env: {
        ...environment,
        BASE_URL: url,
        PORTAL_LOG: log,
        PORTAL_DATA: data,
        JOURNEYS_REPORT: file,
      },
    },
  );
  const report = read(file);
  rmSync(folder, { recursive: true, force: true });
  if (!report) return step(false, `playwright ended with code ${code} and no report`);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notes = [
    ...report.errors.map(({ message }) => firstLine(message)),
    ...listSpecs(report.suites)
      .filter(({ ok }) => !ok)
      .map((spec) => `${spec.file}: ${spec.title}: ${firstLine(spec.tests[0]?.results[0]?.error?.message)}`),
  ];
  const failed = Math.max(unexpected + flaky + report.errors.length, code === 0 ? 0 : 1);
  return { passed: expected, failed, skipped, notes };
}

function listSpecs(suites: readonly Suite[]): Spec[] {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...listSpecs(suite.suites ?? [])]);
}

function read(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

async function attempt(work: () => Promise<void>): Promise<Omit<Result, 'name' | 'seconds'>> {
  try {
    await work();
    return step(true, '');
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    console.error(message);
    return step(false, firstLine(message));
  }
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}
