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

function isOwnCode({ path }: { path: string }): boolean {
  return path.startsWith('src/') && isScript(path) && !isTest(path);
}
