import { exceptions, type Fence, fences, neighbours } from './fence-table.ts';
import type { Finding, Rule, SourceFile } from './source.ts';
import { type Import, syntaxOf } from './syntax.ts';

/** Checks imports against tests/house/fence-table.ts, including type imports. */
export const checkFences: Rule = (files) =>
  files.filter(({ path }) => path.startsWith('src/') && !path.endsWith('.md')).flatMap(checkFile);

function checkFile(file: SourceFile): Finding[] {
  const fence = fences.find(({ of }) => of.test(file.path));
  if (!fence) {
    const rule = 'every folder of src has a fence';
    return [
      {
        path: file.path,
        line: 1,
        rule,
        remedy: 'Give it a row in tests/house/fence-table.ts and docs/map.md.',
      },
    ];
  }
  return syntaxOf(file).imports.flatMap((each) => {
    const remedy = each.target ? objectToPath(file, fence, each, each.target) : objectToPackage(fence, each);
    if (!remedy) return [];
    return [
      { path: file.path, line: each.line, rule: `${fence.name} may not import ${each.specifier}`, remedy },
    ];
  });
}

/** The reason why a project file must not be imported; undefined if it may be. */
function objectToPath(
  file: SourceFile,
  fence: Fence,
  { isType }: Import,
  target: string,
): string | undefined {
  const isUnder = (places: readonly string[] = []) =>
    places.some((place) => target.startsWith(place === '<own>' ? ownFolder(file.path) : place));
  if (isUnder(exceptions[file.path]) || isListedNeighbour(file.path, target, isType)) return undefined;
  const isNamed = (expressions: readonly RegExp[] = []) =>
    expressions.some((expression) => expression.test(target));
  const taken = isNamed(fence.never);
  const typesOnly = !isUnder(fence.may) || isNamed(fence.typesOf);
  const allowed = !taken && (isUnder(fence.may) || isUnder(fence.mayTypes));
  if (allowed && (isType || !typesOnly)) return undefined;
  if (allowed) {
    return 'Only its types may come over: write `import type`, and let src/server/context.ts hand the value in.';
  }
  return `It may import ${[...fence.may, ...(fence.mayTypes ?? [])].join(', ')}. Take what it needs as an argument, or move the shared part down a floor.`;
}

function objectToPackage(fence: Fence, { specifier }: Import): string | undefined {
  const isNamed = (expressions: readonly RegExp[] = []) =>
    expressions.some((expression) => expression.test(specifier));
  if (fence.onlyPackages && !isNamed(fence.onlyPackages)) {
    return `Of packages, ${fence.name} may import ${fence.onlyPackages.map(({ source }) => source.replace(/[\^$]/g, '')).join(', ')} alone; it stays free of I/O, React, Node and the DOM.`;
  }
  return isNamed(fence.neverPackages)
    ? 'Use it on the floor that owns it (docs/map.md) and pass the outcome on.'
    : undefined;
}

/** The folder of a feature or screen; otherwise the file's own. */
function ownFolder(path: string): string {
  return (
    /^src\/(?:server\/features|web\/screens)\/[^/]+\//.exec(path)?.[0] ??
    path.slice(0, path.lastIndexOf('/') + 1)
  );
}

function isListedNeighbour(path: string, target: string, isType: boolean): boolean {
  const feature = (of: string) => /^src\/server\/features\/([^/]+)\//.exec(of)?.[1] ?? '';
  if (!isType || !path.endsWith('.service.ts') || !target.endsWith('.service.ts')) return false;
  return neighbours[feature(path)]?.includes(feature(target)) === true;
}
