import { isScript, isTest, lineAt, type Rule, type SourceFile } from './source.ts';
import { syntaxOf } from './syntax.ts';

/** A list in which each file of a kind must be registered. */
interface Registry {
  readonly list: string;
  readonly isMember: (file: SourceFile) => boolean;
  /** How the list mentions a member that is loaded on demand instead of imported. */
  readonly mention?: (path: string) => string;
}

const registries: readonly Registry[] = [
  {
    list: 'src/shared/collections/registry.ts',
    isMember: ({ path, text }) =>
      /^src\/shared\/collections\/[^/]+\.ts$/.test(path) && /=\s*defineCollection\(/.test(text),
  },
  {
    list: 'src/shared/contracts/every-call.ts',
    isMember: ({ path, text }) =>
      /^src\/shared\/contracts\/(?:[a-z-]+\/)*[^/]+\.ts$/.test(path) && /=\s*defineCall\(/.test(text),
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
    list: 'src/web/routing/routes.ts',
    isMember: ({ path }) =>
      /^src\/web\/(screens\/[^/]+|(?:calculators|diaries)\/screens)\/[^/]+\.screen\.tsx$/.test(path),
    // Screens of a family are listed through a helper that knows their folder, by name only.
    mention: (path) => `${path.slice(path.lastIndexOf('/') + 1).replace('.screen.tsx', '')}'`,
  },
];

/** Everything is registered: a forgotten line is a page or call that is silently missing. */
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

const collectionsFolder = 'src/shared/collections/';
const nouns = /\bname:\s*'([a-z_]+)'/g;
const listOfTexts = /\[\s*(?:'[a-z_]+'\s*,\s*){3,}'[a-z_]+'\s*,?\s*\]/g;
const fewest = 4;

/**
 * The registry is the only list of collections: other modules read the collections' descriptions. A new collection needs its
 * description, its line in the registry and its migration, nothing else.
 */
export const checkListsOfNouns: Rule = (files) => {
  const known = new Set(
    files
      .filter(({ path, text }) => path.startsWith(collectionsFolder) && /=\s*defineCollection\(/.test(text))
      .flatMap(({ text }) => Array.from(text.matchAll(nouns), ([, name]) => name)),
  );
  return files
    .filter(({ path }) => /^src\//.test(path) && isScript(path) && !isTest(path))
    .flatMap((file) => {
      const { code } = syntaxOf(file);
      return Array.from(code.matchAll(listOfTexts))
        .filter(([list]) => {
          const texts = Array.from(list.matchAll(/'([a-z_]+)'/g), ([, text]) => text);
          return texts.length >= fewest && texts.every((text) => known.has(text));
        })
        .map(({ index }) => ({
          path: file.path,
          line: lineAt(code, index),
          rule: 'collections are listed in one place',
          remedy: `Say in the descriptions (${collectionsFolder}) what is true of these, and filter the registry's list by it.`,
        }));
    });
};
