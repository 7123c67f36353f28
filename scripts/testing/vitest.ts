import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../launch/child.ts';
import { measure, type Result } from './results.ts';

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Runs Vitest with its usual output and counts from its JSON report. `env` names the servers the tests may use. */
export function runVitest(
  name: string,
  { projects, env = {} }: { projects: readonly string[]; env?: Record<string, string> },
): Promise<Result> {
  return measure(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'salbuni-vitest-'));
    const file = join(folder, 'report.json');
    const code = await runChild(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        '--passWithNoTests',
      ],
      { env: withServers(env) },
    );
    const found = count(file, code);
    rmSync(folder, { recursive: true, force: true });
    return found;
  });
}

/** The environment as it is, but with the named servers and no others. */
function withServers(servers: Record<string, string>): NodeJS.ProcessEnv {
  const { TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, ...others } = process.env;
  return { ...others, ...servers };
}

function count(file: string, code: number): Omit<Result, 'name' | 'seconds'> {
  const report = read(file);
  if (!report)
    return { passed: 0, failed: 1, skipped: 0, notes: [`vitest ended with code ${code} and no report`] };
  const notes = report.testResults.flatMap((suite) => [
    ...suite.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`),
    ...(isBroken(suite) ? [`${suite.name} could not be run: ${firstLine(suite.message)}`] : []),
  ]);
  const failed = Math.max(
    report.numFailedTests + report.testResults.filter(isBroken).length,
    code === 0 ? 0 : 1,
  );
  if (failed > notes.length) notes.push(`vitest ended with code ${code}`);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, notes };
}

/** A file that failed without a failed test: it could not be loaded, or a hook threw. */
function isBroken(suite: Report['testResults'][number]): boolean {
  return suite.status === 'failed' && suite.assertionResults.every(({ status }) => status !== 'failed');
}

function read(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}
