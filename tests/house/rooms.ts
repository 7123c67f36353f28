import type { Rule } from './source.ts';

const maxEntries = 15;

/** Folders with one file per item, and data and texts: they grow with the product and are looked up, not read. */
const lists = [
  /^src\/shared\/collections$/,
  /^src\/shared\/contracts(\/office)?$/,
  /^src\/shared\/language\/ka\//,
  /^src\/server\/database\/tables$/,
  /^src\/server\/features$/,
  /^src\/shared\/calculators$/,
  /^src\/web\/screens$/,
  /\/data$/,
];

/** The part that a file belongs to: a component with its styles, examples and test is one part. */
const partOf = (name: string): string => name.replace(/\..*$/, '');

/** A folder has at most fifteen parts, so that it can be taken in at a glance. */
export const checkRooms: Rule = (files) => {
  const parts = new Map<string, Set<string>>();
  for (const { path } of files) {
    if (!/^(src|scripts)\//.test(path)) continue;
    const steps = path.split('/');
    for (let depth = 1; depth < steps.length; depth += 1) {
      const folder = steps.slice(0, depth).join('/');
      const entry = depth === steps.length - 1 ? partOf(steps[depth] ?? '') : `${steps[depth]}/`;
      parts.set(folder, (parts.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...parts]
    .filter(([folder, { size }]) => size > maxEntries && !lists.some((list) => list.test(folder)))
    .map(([folder, { size }]) => ({
      path: folder,
      line: 1,
      rule: `a folder has at most ${maxEntries} parts (this one has ${size})`,
      remedy: 'Put what is read together into a folder of its own, or a small file into its only caller.',
    }));
};
