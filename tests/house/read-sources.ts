import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source.ts';

const top = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const looked = [
  '{src,scripts,tests,migrations}/**/*.{ts,tsx,mts,mjs,css,sql}',
  '*.{ts,json}',
  '{src,scripts,tests,migrations,seeds,docs}/**/README.md',
  'seeds/**/*.{md,yaml,json}',
  '*.md',
];

/** Reads every file that the house rules check. */
export function readSources(): SourceFile[] {
  const paths = globSync(looked, { cwd: top }).map((path) => path.replaceAll('\\', '/'));
  return [...new Set(paths)].sort().map((path) => ({ path, text: readFileSync(join(top, path), 'utf8') }));
}
