import type { Plugin } from 'vite';

/** A file of the build and the files that it imports at once. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/**
 * Finds files that import one another in a circle. @returns their names in the order of the imports, the first also as the
 * last; undefined if there is none
 */
export function findChunkCircle(chunks: readonly Chunk[]): readonly string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const cleared = new Set<string>();
  const follow = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (cleared.has(name)) return undefined;
    for (const imported of importsOf.get(name) ?? []) {
      const circle = follow(imported, [...path, name]);
      if (circle) return circle;
    }
    cleared.add(name);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * A plugin that fails the build where its files import one another in a circle: the code of one of them would run before what it
 * needs. Such circles come of the groups in vite.config.ts, not of the sources.
 */
export function refuseChunkCircles(): Plugin {
  return {
    name: 'refuse-chunk-circles',
    generateBundle(_, bundle) {
      const circle = findChunkCircle(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circle)
        this.error(
          `the files of the build import one another in a circle: ${circle.join(' → ')}. Change the groups in vite.config.ts: what two files share belongs into a third, or into the one that the other needs.`,
        );
    },
  };
}
