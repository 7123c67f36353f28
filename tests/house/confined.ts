import { isScript, isTest, linesMatching, type Rule } from './source.ts';
import { syntaxOf } from './syntax.ts';

const writesSql = /^src\/server\/(database\/|queries\/|.*\.repository\.ts$)/;
const statement =
  /[`'"]\s*(?:select\s[\s\S]{1,400}?\bfrom\s|insert\s+into\s|update\s+\w+\s+(?:\w+\s+)?set\s|delete\s+from\s|create\s+table\s|alter\s+table\s|with\s+\w+\s+as\s*\()/gi;

/** SQL is written in repositories, the database floor and the query engine. */
export const checkSql: Rule = (files) =>
  files.filter(isOwnCode).flatMap((file) => {
    if (writesSql.test(file.path)) return [];
    const { code, imports } = syntaxOf(file);
    const lines = [
      ...imports.filter(({ specifier }) => specifier === 'kysely').map(({ line }) => line),
      ...linesMatching(code, statement),
    ];
    return [...new Set(lines)].map((line) => ({
      path: file.path,
      line,
      rule: 'SQL only in repositories, database and queries',
      remedy: 'Move the statement into a *.repository.ts and call it by a verb and a noun.',
    }));
  });

/** The environment is read in src/server/config.ts only. */
export const checkEnvironment: Rule = (files) =>
  files.filter(isOwnCode).flatMap((file) => {
    if (file.path === 'src/server/config.ts') return [];
    return linesMatching(syntaxOf(file).code, /\bprocess\s*(?:\.\s*env\b|\[\s*['"]env)/g).map((line) => ({
      path: file.path,
      line,
      rule: 'process.env only in src/server/config.ts',
      remedy: 'Add the setting to src/server/config.ts and take it as an argument.',
    }));
  });

/** Libraries of many modules that few processes use: each would cost every process its memory and every start its time. */
const lateLibraries: ReadonlySet<string> = new Set(['sharp', '@simplewebauthn/server', 'yaml']);

/** What is loaded with the portal imports none of the libraries that come with their first use. */
export const checkLateLibraries: Rule = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const importsAtStart = (path: string) => {
    const file = byPath.get(path);
    return file ? syntaxOf(file).imports.filter(({ isType, isLate }) => !isType && !isLate) : [];
  };
  // A set may grow while it is walked.
  const loaded = new Set(['src/server/main.ts']);
  for (const path of loaded)
    for (const { target } of importsAtStart(path)) if (target !== undefined) loaded.add(target);
  return [...loaded].flatMap((path) =>
    importsAtStart(path)
      .filter(({ specifier }) => lateLibraries.has(specifier))
      .map(({ specifier, line }) => ({
        path,
        line,
        rule: `${specifier} is loaded with its first use`,
        remedy: 'Import it where it is used, by await import(…), or import its module so.',
      })),
  );
};

function isOwnCode({ path }: { path: string }): boolean {
  return path.startsWith('src/') && isScript(path) && !isTest(path);
}
