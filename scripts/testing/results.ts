/** What one runner found. A tool that knows no tests (types, format) counts as one. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** One line per failure, or why a part did not run. */
  readonly notes: readonly string[];
}

/** Times `work`, which answers everything but the name and the time. */
export async function measure(
  name: string,
  work: () => Promise<Omit<Result, 'name' | 'seconds'>>,
): Promise<Result> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const found = await work();
  return { name, ...found, seconds: (performance.now() - started) / 1000 };
}

/** A step that either works or does not. */
export function step(worked: boolean, why: string): Omit<Result, 'name' | 'seconds'> {
  return { passed: worked ? 1 : 0, failed: worked ? 0 : 1, skipped: 0, notes: worked ? [] : [why] };
}

/** Prints one row a runner, the failures, and as the last line the sum; gives the exit code. */
export function summarize(results: readonly Result[]): number {
  console.log('\n── summary');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const others = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${others} (${seconds.toFixed(1)} s)`,
    );
  }
  for (const { name, notes } of results) for (const note of notes) console.log(`  ${name}: ${note}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
