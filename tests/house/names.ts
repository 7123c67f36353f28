import { isScript, isStyle, type Rule, type SourceFile } from './source.ts';
import { syntaxOf } from './syntax.ts';

const empty = ['index', 'util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager'];
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;

/** Names describe the content. Files are kebab-case with a role suffix; a component's file has the component's name. */
export const checkNames: Rule = (files) =>
  files.filter(isNamed).flatMap((file) => [...checkWords(file), ...checkShape(file)]);

/** No default exports: everything has one name. */
export const checkDefaults: Rule = (files) =>
  files
    .filter(({ path }) => isScript(path) && !/^[a-z.-]+\.config\.ts$/.test(path))
    .flatMap((file) =>
      syntaxOf(file).defaults.map((line) => ({
        path: file.path,
        line,
        rule: 'no default exports',
        remedy: 'Export it by its name.',
      })),
    );

function checkWords({ path }: SourceFile): ReturnType<Rule> {
  const parts = path.split('/').map((part) => part.split('.')[0] ?? '');
  const bad = parts.find(
    (part) => empty.includes(part) || empty.includes(part.split('-').at(-1) ?? '') || /[a-z]2$/.test(part),
  );
  if (bad === undefined) return [];
  return [
    { path, line: 1, rule: `„${bad}“ is no name`, remedy: 'Name it after what is inside or what it is for.' },
  ];
}

function checkShape(file: SourceFile): ReturnType<Rule> {
  const name = file.path.split('/').at(-1) ?? '';
  const [first = '', ...roles] = name.split('.').slice(0, -1);
  const rolesAreKebab = roles.every((role) => kebab.test(role));
  if (rolesAreKebab && kebab.test(first)) return [];
  if (rolesAreKebab && pascal.test(first) && isComponent(file, first)) return [];
  const remedy = pascal.test(first)
    ? `A PascalCase file exports a component of that name (${first}); else rename it to kebab-case.`
    : 'Rename it to kebab-case with a role suffix, such as questions.service.ts.';
  return [{ path: file.path, line: 1, rule: 'files are kebab-case', remedy }];
}

/** A component, or its styles, test or examples. */
function isComponent(file: SourceFile, name: string): boolean {
  if (!file.path.startsWith('src/web/') && !file.path.startsWith('src/office/')) return false;
  return !/^[^.]+\.tsx$/.test(file.path.split('/').at(-1) ?? '') || syntaxOf(file).exported.includes(name);
}

function isNamed({ path }: SourceFile): boolean {
  return /^(src|scripts|tests)\//.test(path) && (isScript(path) || isStyle(path));
}
