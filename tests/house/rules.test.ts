import { expect, test } from 'vitest';
import { checkAddresses } from './addresses.ts';
import { checkCalls } from './calls.ts';
import { checkCircles } from './circles.ts';
import { checkEnvironment, checkLateLibraries, checkSql } from './confined.ts';
import { checkReadmes } from './documents.ts';
import { checkGeorgian } from './georgian.ts';
import { checkDefaults, checkNames } from './names.ts';
import { checkListsOfNouns, checkRegistries } from './registries.ts';
import { checkSizes } from './sizes.ts';
import type { Rule } from './source.ts';
import { checkCapitals, checkLeftovers } from './wording.ts';

const one = (check: Rule, path: string, text: string) =>
  check([{ path, text }]).map((finding) => `${finding.path}:${finding.line}`);
const lines = (count: number) => 'export {};\n'.repeat(count);

/** One invented violation for each rule, on line 2 where lines matter. */
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
  [
    'main.ts brings the library of pictures',
    checkLateLibraries,
    'src/server/main.ts',
    `\nimport sharp from 'sharp';`,
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
  ['a screen writes a path of a call', checkCalls, 'src/web/a.ts', `\nfetch('/api/auth/verify/');`, 2],
  ['a service writes one', checkCalls, 'src/server/a.ts', `\nconst to = '/payment/bog/callback/';`, 2],
  [
    'a call has no route',
    checkCalls,
    'src/shared/contracts/pins.ts',
    '\nexport const togglePin = defineCall({});',
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
  [
    'the interface says a dropped word',
    checkGeorgian,
    'src/shared/language/ka/a.ts',
    "\nexport const a = 'ნორმის ზღვრები';",
    2,
  ],
  ['a seed says a dropped word', checkGeorgian, 'seeds/terms/1.yaml', '\n  body: გულის რითმი', 2],
  ['a screen says a dropped word', checkGeorgian, 'src/web/a.tsx', "\nconst a = 'სცადეთ თავიდან';", 2],
  ['a warning takes the aorist', checkGeorgian, 'seeds/questions/1.yaml', '\n  answer: წამალს ნუ მიიღეთ.', 2],
  [
    'a hyphen stands for a dash',
    checkGeorgian,
    'src/shared/language/ka/a.ts',
    "\nexport const a = 'კითხვა - პასუხი';",
    2,
  ],
  ['quotes are straight', checkGeorgian, 'seeds/articles/1.md', '\nგაზეთი "სალბუნი" იწერება', 2],
  [
    'a unit is Latin',
    checkGeorgian,
    'src/shared/language/ka/a.ts',
    "\nexport const a = 'შაქარი 5,6 mmol/L';",
    2,
  ],
  ['a percent sign stands apart', checkGeorgian, 'seeds/articles/1.md', '\nრისკი 5 % არის', 2],
  ['a decimal has a point', checkGeorgian, 'seeds/articles/1.md', '\nშაქარი 5.6 მმოლ/ლ', 2],
  ['work is left in a comment', checkLeftovers, 'src/web/a.ts', '\n// TODO later', 2],
  ['work is left in a migration', checkLeftovers, 'migrations/0001-a.sql', '\n-- FIXME', 2],
];

for (const [sentence, check, path, text, line] of broken) {
  test(`fails when ${sentence}`, () => expect(one(check, path, text)).toEqual([`${path}:${line}`]));
}

test('fails when files import each other in a circle, including types', () => {
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

test('fails when a call is registered twice, and passes when once', () => {
  const contract = {
    path: 'src/shared/contracts/pins.ts',
    text: 'export const togglePin = defineCall({});',
  };
  const routes = ['a', 'b'].map((name) => ({
    path: `src/server/features/${name}/${name}.routes.ts`,
    text: `import { togglePin } from '#shared/contracts/pins.ts';\nregister(togglePin, () => {});`,
  }));
  expect(checkCalls([contract, ...routes])).toHaveLength(1);
  expect(checkCalls([contract, ...routes.slice(1)])).toEqual([]);
});

/** A member, and the list that must contain it. */
const members: readonly [member: string, text: string, list: string][] = [
  [
    'src/shared/collections/clinic.ts',
    'export const clinic = defineCollection({});',
    'src/shared/collections/registry.ts',
  ],
  [
    'src/shared/contracts/pins.ts',
    'export const togglePin = defineCall({});',
    'src/shared/contracts/every-call.ts',
  ],
  ['src/shared/calculators/bmi/definition.ts', '', 'src/shared/calculators/registry.ts'],
  ['src/server/features/a/a.routes.ts', '', 'src/server/routes.ts'],
  ['src/web/screens/home/Home.screen.tsx', '', 'src/web/routing/routes.ts'],
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

test('fails when there is a list of collections besides the registry', () => {
  const described = ['article', 'clinic', 'doctor', 'term'].map((name) => ({
    path: `src/shared/collections/${name}.ts`,
    text: `export const ${name} = defineCollection({ name: '${name}' });`,
  }));
  const listing = (...names: string[]) => ({
    path: 'src/server/features/a/a.ts',
    text: `\nexport const order = [${names.map((name) => `'${name}'`).join(', ')}];`,
  });
  const all = listing('article', 'term', 'doctor', 'clinic');
  expect(checkListsOfNouns([...described, all]).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'src/server/features/a/a.ts:2',
  ]);
  expect(checkListsOfNouns([...described, listing('article', 'term', 'doctor')])).toEqual([]);
  expect(checkListsOfNouns([...described, listing('article', 'term', 'doctor', 'login')])).toEqual([]);
});

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

test("passes the specification's texts, laboratories' units and readers' synonyms", () => {
  const text = [
    "export const sent = 'შეტყობინება წარმატებით გაიგზავნა !';",
    "export const unit = 'შაქარი, მმოლ/ლ (mmol/L)';",
    '// რითმი',
    "export const advice = '5–7%-ით, მაგალითად, „ასე“ – ნუ მიიღებთ';",
  ].join('\n');
  expect(one(checkGeorgian, 'src/shared/language/ka/a.ts', text)).toEqual([]);
  expect(one(checkGeorgian, 'seeds/terms/1.yaml', '    synonyms: [გულის რითმის დარღვევა]')).toEqual([]);
});

test('passes long data files and the settings that read the environment', () => {
  expect(one(checkSizes, 'src/shared/calculators/growth/weights.data.ts', lines(900))).toEqual([]);
  expect(one(checkEnvironment, 'src/server/config.ts', 'export const e = process.env;')).toEqual([]);
  expect(
    one(checkSql, 'src/server/features/a/a.repository.ts', 'const q = `select id from article`;'),
  ).toEqual([]);
  expect(one(checkNames, 'src/web/components/Card.tsx', 'export const Card = 1;')).toEqual([]);
});
