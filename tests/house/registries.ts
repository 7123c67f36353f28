import type { Rule, SourceFile } from './source.ts';
import { syntaxOf } from './syntax.ts';

/** A kind of thing that is switched on by one line in a list: the list, and the files that must be in it. */
interface Registry {
  readonly list: RegExp;
  readonly named: string;
  readonly isMember: (file: SourceFile) => boolean;
}

const registries: readonly Registry[] = [
  {
    list: /^src\/shared\/collections\/registry\.ts$/,
    named: 'src/shared/collections/registry.ts',
    isMember: ({ path, text }) =>
      /^src\/shared\/collections\/[^/]+\.ts$/.test(path) && /=\s*defineCollection\(/.test(text),
  },
  {
    list: /^src\/shared\/calculators\/registry\.ts$/,
    named: 'src/shared/calculators/registry.ts',
    isMember: ({ path }) => /^src\/shared\/calculators\/[^/]+\/definition\.ts$/.test(path),
  },
  {
    list: /^src\/server\/routes\.ts$/,
    named: 'src/server/routes.ts',
    isMember: ({ path }) => /^src\/server\/.*\.routes\.ts$/.test(path),
  },
  {
    list: /^src\/web\/(routes|screens)\.tsx?$/,
    named: 'src/web/routes.ts',
    isMember: ({ path }) => /^src\/web\/screens\/[^/]+\/[^/]+\.screen\.tsx$/.test(path),
  },
];

/** What exists is also switched on: a forgotten line is a page or a call that is silently missing. */
export const checkRegistries: Rule = (files) =>
  registries.flatMap(({ list, named, isMember }) => {
    const listed = new Set(
      files
        .filter(({ path }) => list.test(path))
        .flatMap((file) => syntaxOf(file).imports.map(({ target }) => target)),
    );
    return files
      .filter((file) => isMember(file) && !listed.has(file.path))
      .map(({ path }) => ({
        path,
        line: 1,
        rule: `it stands in ${named}`,
        remedy: `Import it in ${named} and add its line there, or remove the file.`,
      }));
  });
