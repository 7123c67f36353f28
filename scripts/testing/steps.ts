import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChild } from '../launch/child.ts';

/** Numbers of tests of a step. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line for each failure. */
  readonly notes: readonly string[];
  /** One line for each test that passed at its second try: on CI each has two. */
  readonly flaky: readonly string[];
}

export interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** A program of the test run. Without a report it counts as one test, which passes if the exit code is 0. */
interface Step {
  readonly name: string;
  /** A file under node_modules and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The JSON report of the program, and how to count its tests. */
  readonly report?: { readonly file: string; readonly count: (report: never) => Counts };
}

/** The part of Vitest's JSON report that is used here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly skipped: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Checks without a test runner: format, lint, types and unused code. */
export const staticSteps: readonly Step[] = [
  {
    name: 'format and lint',
    command: ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  },
  { name: 'types', command: ['typescript/bin/tsc', '--noEmit'] },
  { name: 'unused code', command: ['knip/bin/knip.js', '--no-progress'] },
];

/** Runs Vitest with some of the projects in vitest.config.ts. */
export function vitestStep(name: string, projects: readonly string[]): Step {
  const file = 'test-results/vitest.json';
  const command = [
    'vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ] as const;
  return { name, command: [...command] as [string, ...string[]], report: { file, count: countVitest } };
}

/** Runs the journeys; Playwright starts the portal for them (playwright.config.ts). */
export const journeysStep: Step = {
  name: 'journeys',
  command: ['@playwright/test/cli.js', 'test'],
  report: { file: 'test-results/journeys.json', count: countPlaywright },
};

/** Runs one step. A program that fails without a failed test in its report counts as one failure. */
export async function runStep({ name, command: [file, ...rest], report }: Step): Promise<Result> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  if (report) {
    mkdirSync(dirname(report.file), { recursive: true });
    rmSync(report.file, { force: true });
  }
  const code = await runChild(process.execPath, [`node_modules/${file}`, ...rest]);
  const counts = report
    ? readCounts(report)
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, notes: [], flaky: [] };
  const failed = Math.max(counts.failed, code === 0 ? 0 : 1);
  const notes = failed > counts.notes.length ? [...counts.notes, `ended with code ${code}`] : counts.notes;
  return { name, ...counts, failed, notes, seconds: (performance.now() - started) / 1000 };
}

/** Prints a row for each step, the failures, and the sum as the last line. @returns the exit code */
export function summarize(results: readonly Result[]): number {
  console.log('\n── summary');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const others = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${others} (${seconds.toFixed(1)} s)`,
    );
  }
  for (const { name, notes, flaky } of results) {
    for (const note of notes) console.log(`  ${name}: ${note}`);
    for (const line of flaky) console.log(`  ${name}, passed at the second try: ${line}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function readCounts({ file, count }: NonNullable<Step['report']>): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, notes: [`no report in ${file}`], flaky: [] };
  }
}

function countVitest({ numPassedTests, numPendingTests, testResults }: VitestReport): Counts {
  const toLine = ({ fullName, failureMessages }: VitestReport['testResults'][0]['assertionResults'][0]) =>
    `${fullName}: ${firstLine(failureMessages?.[0])}`;
  const notes = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    // A failed file without a failed test could not be loaded, or one of its hooks threw.
    return status === 'failed' && failures.length === 0
      ? [`${name} could not be run: ${firstLine(message)}`]
      : failures.map(toLine);
  });
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(toLine);
  return { passed: numPassedTests, failed: notes.length, skipped: numPendingTests, notes, flaky };
}

function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const listSpecs = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(listSpecs),
  ];
  const specs = suites.flatMap(listSpecs);
  const toLine = ({ file, title, tests }: (typeof specs)[number]) =>
    `${file}: ${title}: ${firstLine(tests[0]?.results[0]?.error?.message)}`;
  const notes = [
    ...errors.map(({ message }) => firstLine(message)),
    ...specs.filter(({ ok }) => !ok).map(toLine),
  ];
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(toLine);
  return { passed: stats.expected + stats.flaky, failed: notes.length, skipped: stats.skipped, notes, flaky };
}

const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
