import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../scripts/launch/project.mjs';
import { webSources } from '../../scripts/launch/web-build.ts';
import { readContainerFile } from './container-file.ts';

const stages = readContainerFile();
const image = stages.at(-1)!;
const wordsOf = (name: string) =>
  image.instructions.filter((one) => one.name === name).map(({ words }) => words);

it('every stage stands on the Node that the project brings', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    dependencies: { node: string };
  };
  for (const { base } of stages) expect(base).toBe(`node:${dependencies.node}-bookworm-slim`);
});

it('the image runs what „npm run serve“ runs, as a user without a name or rights', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    scripts: { serve: string };
  };
  expect(wordsOf('CMD')).toEqual([scripts.serve.replace('exec ', '').split(' ')]);
  expect(wordsOf('USER')).toEqual([['1000']]);
  expect(wordsOf('HEALTHCHECK')).toHaveLength(1);
});

it('packages come without those that build and test, and without scripts of theirs', () => {
  const runs = stages.flatMap(({ name, instructions }) =>
    instructions.filter((one) => one.name === 'RUN').map(({ words }) => `${name}: ${words[0]}`),
  );
  const installs = runs.filter((line) => line.includes('npm ci'));
  expect(installs).toHaveLength(2);
  for (const line of installs) expect(line).toContain('--ignore-scripts');
  expect(installs.at(-1)).toMatch(/^packages: npm ci --omit=dev/);
});

it('what the build is told by is in the image, or it would be refused as one of other sources', () => {
  const copied = image.instructions
    .filter(({ name, from }) => name === 'COPY' && !from)
    .flatMap(({ words }) => words.slice(0, -1));
  const isCopied = (path: string) => copied.some((one) => path === one || path.startsWith(`${one}/`));
  expect(webSources.filter((path) => !isCopied(path))).toEqual([]);
});

it('nothing secret and nothing built reaches the build', () => {
  const left = readFileSync(join(projectFolder, '.dockerignore'), 'utf8').split('\n');
  expect(left).toEqual(
    expect.arrayContaining(['.git', '.data', 'node_modules', 'dist', 'deploy', '**/*.env']),
  );
});
