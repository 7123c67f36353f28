import { expect, test } from 'vitest';
import { checkAddresses } from './addresses.ts';
import { checkCircles } from './circles.ts';
import { checkEnvironment, checkSql } from './confined.ts';
import { checkReadmes } from './documents.ts';
import { checkDefaults, checkNames } from './names.ts';
import { checkRegistries } from './registries.ts';
import { checkSizes } from './sizes.ts';
import type { Rule } from './source.ts';
import { checkCapitals, checkLeftovers } from './wording.ts';

const one = (check: Rule, path: string, text: string) =>
  check([{ path, text }]).map((finding) => `${finding.path}:${finding.line}`);
const lines = (count: number) => 'export {};\n'.repeat(count);

/** Each rule shown broken once, in a source made up for it; the finding is on line 2 where a line matters. */
const broken: readonly [sentence: string, check: Rule, path: string, text: string, line: number][] = [
  ['an import has no ending', checkAddresses, 'src/web/a.ts', `\nimport './b';`, 2],
  ['an import says .js', checkAddresses, 'src/web/a.ts', `\nimport './b.js';`, 2],
  ['a floor is left by a relative path', checkAddresses, 'src/web/a.ts', `\nimport '../shared/b.ts';`, 2],
  ['tsconfig.json brings aliases of its own', checkAddresses, 'tsconfig.json', '{\n"paths": {}}', 2],
  ['vite.config.ts brings aliases of its own', checkAddresses, 'vite.config.ts', '({\nalias: {} })', 2],
  [
    'a service writes SQL',
    checkSql,
    'src/server/features/a/a.service.ts',
    '\nconst q = `select id from article`;',
    2,
  ],
  [
    'a job writes SQL over several lines',
    checkSql,
    'src/server/jobs/a.ts',
    '\nrun(`\n  update article set views = 1`);',
    2,
  ],
  [
    'a routes file imports kysely',
    checkSql,
    'src/server/features/a/a.routes.ts',
    `\nimport { sql } from 'kysely';`,
    2,
  ],
  [
    'the environment is read in main.ts',
    checkEnvironment,
    'src/server/main.ts',
    '\nconst p = process.env.PORT;',
    2,
  ],
  ['a file is too long', checkSizes, 'src/server/app.ts', lines(301), 301],
  ['a routes file is too long', checkSizes, 'src/server/features/a/a.routes.ts', lines(121), 121],
  ['a style sheet is too long', checkSizes, 'src/web/styles/base.css', 'a {}\n'.repeat(301), 301],
  ['the README is too long', checkSizes, 'README.md', 'line\n'.repeat(80), 80],
  ['a file is called utils', checkNames, 'src/shared/utils.ts', '', 1],
  ['a folder is called helpers', checkNames, 'src/web/helpers/sum.ts', '', 1],
  ['a file is called something-manager', checkNames, 'src/server/http/cache-manager.ts', '', 1],
  ['a file is called index', checkNames, 'src/web/components/index.ts', '', 1],
  ['a file is a second of its name', checkNames, 'src/web/components/card2.ts', '', 1],
  ['a file is not kebab-case', checkNames, 'src/server/http/pageCache.ts', '', 1],
  [
    'a component file exports another name',
    checkNames,
    'src/web/components/Card.tsx',
    'export const Box = 1;',
    1,
  ],
  ['something is exported as default', checkDefaults, 'src/web/a.ts', '\nexport default 1;', 2],
  [
    'something is passed on as default',
    checkDefaults,
    'src/web/a.ts',
    '\nconst a = 1; export { a as default };',
    2,
  ],
  ['css capitalises', checkCapitals, 'src/web/styles/a.css', 'a {\n text-transform: uppercase; }', 2],
  [
    'css asks for small capitals',
    checkCapitals,
    'src/web/styles/a.css',
    'a {\n font-variant: small-caps; }',
    2,
  ],
  [
    'a title is capitalised by script',
    checkCapitals,
    'src/web/a.ts',
    '\nexport const t = (s: string) => s.toUpperCase();',
    2,
  ],
  ['work is left in a comment', checkLeftovers, 'src/web/a.ts', '\n// TODO later', 2],
  ['work is left in a migration', checkLeftovers, 'migrations/0001-a.sql', '\n-- FIXME', 2],
];

for (const [sentence, check, path, text, line] of broken) {
  test(`fails when ${sentence}`, () => expect(one(check, path, text)).toEqual([`${path}:${line}`]));
}

test('fails when files import each other in a circle, types included', () => {
  const files = [
    { path: 'src/shared/a.ts', text: `import { b } from './b.ts';` },
    { path: 'src/shared/b.ts', text: `import { c } from '#shared/c.ts';` },
    { path: 'src/shared/c.ts', text: `import type { A } from './a.ts';` },
  ];
  expect(checkCircles(files).map(({ rule }) => rule)).toEqual([
    'no import circles: src/shared/a.ts → src/shared/b.ts → src/shared/c.ts → src/shared/a.ts',
  ]);
  expect(checkCircles(files.slice(0, 2))).toEqual([]);
});

/** A member, and the list it must stand in. */
const members: readonly [member: string, text: string, list: string][] = [
  [
    'src/shared/collections/clinic.ts',
    'export const clinic = defineCollection({});',
    'src/shared/collections/registry.ts',
  ],
  ['src/shared/calculators/bmi/definition.ts', '', 'src/shared/calculators/registry.ts'],
  ['src/server/features/a/a.routes.ts', '', 'src/server/routes.ts'],
  ['src/web/screens/home/Home.screen.tsx', '', 'src/web/routes.ts'],
];

for (const [member, text, list] of members) {
  test(`fails when ${member} is missing from its list`, () => {
    const listing = `import '#${member.replace('src/', '')}';\nconst screens = ['home/Home'];`;
    expect(
      checkRegistries([
        { path: member, text },
        { path: list, text: '' },
      ]),
    ).toHaveLength(1);
    expect(
      checkRegistries([
        { path: member, text },
        { path: list, text: listing },
      ]),
    ).toEqual([]);
  });
}

test('fails when a top folder has no README, or a long one', () => {
  const paths = ['src/shared', 'migrations', 'seeds', 'tests', 'scripts'].map(
    (folder) => `${folder}/README.md`,
  );
  const files = paths.map((path) => ({ path, text: 'short\n' }));
  expect(checkReadmes(files)).toEqual([]);
  expect(checkReadmes(files.slice(1)).map(({ path }) => path)).toEqual([]);
  expect(checkReadmes([...files.slice(1), { path: 'src/shared/a.ts', text: '' }])).toHaveLength(1);
  expect(checkReadmes(files.slice(0, -1)).map(({ path }) => path)).toEqual(['scripts/README.md']);
  expect(
    checkReadmes([...files.slice(1), { path: 'src/shared/README.md', text: 'a\n'.repeat(13) }]),
  ).toHaveLength(1);
});

test('lets data be long and the settings read the environment', () => {
  expect(one(checkSizes, 'src/shared/calculators/growth/weights.data.ts', lines(900))).toEqual([]);
  expect(one(checkEnvironment, 'src/server/config.ts', 'export const e = process.env;')).toEqual([]);
  expect(
    one(checkSql, 'src/server/features/a/a.repository.ts', 'const q = `select id from article`;'),
  ).toEqual([]);
  expect(one(checkNames, 'src/web/components/Card.tsx', 'export const Card = 1;')).toEqual([]);
});
