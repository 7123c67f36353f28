import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isScript, isStyle, lineAt, type SourceFile } from './source.ts';

/** One import of a file: static or dynamic, of a value or type, for side effects, or of a re-export. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Whether only types are imported. */
  readonly isType: boolean;
  /** Whether it is loaded only when its line is reached. */
  readonly isLate: boolean;
  /** The imported file's path in the project; undefined for a package or a built-in module. */
  readonly target: string | undefined;
}

export interface Syntax {
  readonly imports: readonly Import[];
  readonly comments: readonly { readonly text: string; readonly line: number }[];
  /** The line of each `export default`. */
  readonly defaults: readonly number[];
  /** Names of all exports, including types. */
  readonly exported: readonly string[];
  /** The text with comments blanked out, so that offsets are unchanged. */
  readonly code: string;
}

const known = new WeakMap<SourceFile, Syntax>();

/** Parses a file once and caches the result. */
export function syntaxOf(file: SourceFile): Syntax {
  const there = known.get(file);
  if (there) return there;
  const read = isStyle(file.path) ? readStyle(file) : isScript(file.path) ? readScript(file) : nothing(file);
  known.set(file, read);
  return read;
}

function readScript(file: SourceFile): Syntax {
  const { module, comments, errors } = parseSync(file.path, file.text);
  if (errors[0]) throw new Error(`${file.path} could not be read: ${errors[0].message}`);
  const code = blank(file.text, comments);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      start,
      isType:
        entries.length > 0
          ? entries.every(({ isType }) => isType)
          : /^import\s+type\b/.test(code.slice(start)),
    })),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, start, isType }] : [],
      ),
    ),
    // Both `await import('x')` and the type `import('x').Name`.
    ...Array.from(code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g), (match) => ({
      specifier: match[1] ?? '',
      start: match.index,
      isType: false,
      isLate: true,
    })),
  ];
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return {
    imports: found.map((each) => toImport(file, each)),
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(file.text, start) })),
    defaults: entries
      .filter(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default')
      .map(({ start }) => lineAt(file.text, start)),
    exported: entries.flatMap(({ exportName }) => (exportName.name ? [exportName.name] : [])),
    code,
  };
}

function readStyle(file: SourceFile): Syntax {
  const comments = Array.from(file.text.matchAll(/\/\*[\s\S]*?\*\//g), (match) => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const code = blank(file.text, comments);
  const found = Array.from(code.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g), (match) => ({
    specifier: match[1] ?? '',
    start: match.index,
    isType: false,
  }));
  return {
    imports: found.map((each) => toImport(file, each)),
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(file.text, start) })),
    defaults: [],
    exported: [],
    code,
  };
}

function nothing(file: SourceFile): Syntax {
  return { imports: [], comments: [], defaults: [], exported: [], code: file.text };
}

function toImport(
  file: SourceFile,
  {
    specifier,
    start,
    isType,
    isLate = false,
  }: { specifier: string; start: number; isType: boolean; isLate?: boolean },
): Import {
  return { specifier, isType, isLate, line: lineAt(file.text, start), target: resolve(file.path, specifier) };
}

function resolve(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  const alias = /^#(\w+)\/(.+)$/.exec(plain);
  if (!alias) return undefined;
  return alias[1] === 'tests' ? `tests/${alias[2]}` : `src/${alias[1]}/${alias[2]}`;
}

function blank(text: string, comments: readonly { start: number; end: number }[]): string {
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  }
  return code;
}
