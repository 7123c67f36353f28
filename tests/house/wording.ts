import { isScript, isStyle, linesMatching, type Rule } from './source.ts';
import { syntaxOf } from './syntax.ts';

/** Georgian text has no capitals; browsers and `toUpperCase` convert it to Mtavruli, which readers take for shouting. */
export const checkCapitals: Rule = (files) =>
  files
    .filter(({ path }) => /^src\/(web|shared|office)\//.test(path) && (isStyle(path) || isScript(path)))
    .flatMap((file) => {
      const expression = isStyle(file.path)
        ? /text-transform\s*:\s*(?!none)\w|font-variant(?:-caps)?\s*:[^;]*caps/g
        : /\.to(?:Locale)?UpperCase\s*\(|textTransform\s*:\s*['"](?!none)/g;
      return linesMatching(syntaxOf(file).code, expression).map((line) => ({
        path: file.path,
        line,
        rule: 'Georgian is never capitalised',
        remedy: 'Use weight, size or spacing for emphasis.',
      }));
    });

/** Open tasks are issues, not comments. */
export const checkLeftovers: Rule = (files) =>
  files.flatMap((file) => {
    const comments = file.path.endsWith('.sql') ? listSqlComments(file.text) : syntaxOf(file).comments;
    return comments
      .filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text))
      .map(({ line }) => ({
        path: file.path,
        line,
        rule: 'no TODO or FIXME',
        remedy: 'Do it now, or file an issue and take the comment out.',
      }));
  });

function listSqlComments(text: string): { text: string; line: number }[] {
  return text.split('\n').flatMap((line, at) => (line.includes('--') ? [{ text: line, line: at + 1 }] : []));
}
