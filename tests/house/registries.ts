import type { Rule, SourceFile } from './source.ts';
import { syntaxOf } from './syntax.ts';

/** A kind of thing that is switched on by one line in a list: the list, and the files that must be in it. */
interface Registry {
  readonly list: string;
  readonly isMember: (file: SourceFile) => boolean;
  /** What the list says of a member it does not import, because it is fetched when needed. */
  readonly mention?: (path: string) => string;
}

const registries: readonly Registry[] = [
  {
    list: 'src/shared/collections/registry.ts',
    isMember: ({ path, text }) =>
      /^src\/shared\/collections\/[^/]+\.ts$/.test(path) && /=\s*defineCollection\(/.test(text),
  },
  {
    list: 'src/shared/calculators/registry.ts',
    isMember: ({ path }) => /^src\/shared\/calculators\/[^/]+\/definition\.ts$/.test(path),
  },
  {
    list: 'src/server/routes.ts',
    isMember: ({ path }) => /^src\/server\/.*\.routes\.ts$/.test(path),
  },
  {
    list: 'src/web/routes.ts',
    isMember: ({ path }) => /^src\/web\/screens\/[^/]+\/[^/]+\.screen\.tsx$/.test(path),
    // A family of screens is listed through a helper that knows their folder: the screen's own name is enough.
    mention: (path) => `${path.slice(path.lastIndexOf('/') + 1).replace('.screen.tsx', '')}'`,
  },
];

/** What exists is also switched on: a forgotten line is a page or a call that is silently missing. */
export const checkRegistries: Rule = (files) =>
  registries.flatMap(({ list, isMember, mention }) => {
    const registry = files.find(({ path }) => path === list);
    const syntax = registry && syntaxOf(registry);
    const isListed = (path: string) =>
      syntax?.imports.some(({ target }) => target === path) ||
      (mention !== undefined && syntax?.code.includes(mention(path)));
    return files
      .filter((file) => isMember(file) && !isListed(file.path))
      .map(({ path }) => ({
        path,
        line: 1,
        rule: `it stands in ${list}`,
        remedy: `Add its line in ${list}, or remove the file.`,
      }));
  });
