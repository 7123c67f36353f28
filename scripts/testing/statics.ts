import { runChild } from '../launch/child.ts';
import { measure, type Result, step } from './results.ts';

/** Format and lint, warnings included. */
export function checkFormat(): Promise<Result> {
  return measure('format and lint', async () => {
    const code = await runChild(process.execPath, [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
    ]);
    return step(code === 0, 'biome found something; `npx biome check --write` repairs most of it');
  });
}

/** Types of everything, tests and scripts included. */
export function checkTypes(): Promise<Result> {
  return measure('types', async () => {
    const code = await runChild(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit']);
    return step(code === 0, 'tsc found something (above)');
  });
}
