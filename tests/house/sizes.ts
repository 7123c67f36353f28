import { isScript, isStyle, type Rule } from './source.ts';

const most = 300;
const maxRoutes = 120;
const maxReadme = 80;

/** Longer files probably contain two ideas. Data tables may be long in data files. */
export const checkSizes: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const limit = limitOf(path);
    if (limit === undefined || lines <= limit) return [];
    const rule = `${limit} lines at most`;
    const remedy = path.endsWith('.md')
      ? 'Move the details to docs/ and link them.'
      : 'Split it by idea; a table of data goes into a *.data.ts, .json or .csv.';
    return [{ path, line: limit + 1, rule, remedy }];
  });

function limitOf(path: string): number | undefined {
  if (path === 'README.md') return maxReadme - 1;
  if (/\.data\.ts$/.test(path)) return undefined;
  if (path.endsWith('.routes.ts')) return maxRoutes;
  return isScript(path) || isStyle(path) ? most : undefined;
}
