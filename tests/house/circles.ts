import type { Rule } from './source.ts';
import { syntaxOf } from './syntax.ts';

/** No import circles, not even of types. One finding per circle. */
export const checkCircles: Rule = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: ReturnType<Rule> = [];

  const walk = (path: string, way: readonly string[]): void => {
    const file = byPath.get(path);
    if (!file || done.has(path)) return;
    for (const { target, line } of syntaxOf(file).imports) {
      if (target === undefined || !byPath.has(target)) continue;
      const start = [...way, path].indexOf(target);
      if (start === -1) {
        walk(target, [...way, path]);
        continue;
      }
      const circle = [...[...way, path].slice(start), target].join(' → ');
      found.push({
        path,
        line,
        rule: `no import circles: ${circle}`,
        remedy: 'Move what both need into a file of its own.',
      });
    }
    done.add(path);
  };

  for (const { path } of files) walk(path, []);
  return found;
};
