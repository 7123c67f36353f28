import { isScript, isTest, lineAt, type Rule, type SourceFile } from './source.ts';
import { type Import, syntaxOf } from './syntax.ts';

/** Imports have file extensions, an alias between floors, and a relative path within one. */
export const checkAddresses: Rule = (files) => [
  ...files.flatMap((file) =>
    syntaxOf(file).imports.flatMap((each) => {
      const wrong = objectTo(file, each);
      return wrong ? [{ path: file.path, line: each.line, ...wrong }] : [];
    }),
  ),
  ...files.flatMap(checkAliasHome),
];

function objectTo(
  { path }: SourceFile,
  { specifier, target }: Import,
): { rule: string; remedy: string } | undefined {
  if (target === undefined) return undefined;
  if (!/\.[a-z0-9]+$/.test(target) || (isScript(path) && /\.jsx?$/.test(target))) {
    return {
      rule: 'imports carry .ts or .tsx',
      remedy: `Write the ending of the file that „${specifier}“ means.`,
    };
  }
  const floor = (of: string) => /^src\/[^/]+\//.exec(of)?.[0] ?? of.split('/')[0];
  const leaves = specifier.startsWith('.') && floor(path) !== floor(target);
  if (leaves && path.startsWith('src/') && !isTest(path)) {
    return { rule: 'from floor to floor by alias', remedy: `Write #${target.replace('src/', '')} instead.` };
  }
  return undefined;
}

/** Aliases are defined in `imports` of package.json only, which Node, Vite, Vitest and tsc all read. */
function checkAliasHome({ path, text }: SourceFile): ReturnType<Rule> {
  const expression =
    path === 'tsconfig.json' ? /"paths"/ : /^vit(e|est)\.config\.ts$/.test(path) ? /\balias\s*:/ : undefined;
  const at = expression?.exec(text)?.index;
  if (at === undefined) return [];
  const remedy = 'Put it into `imports` of package.json.';
  return [{ path, line: lineAt(text, at), rule: 'aliases live in package.json alone', remedy }];
}
