import type { Rule } from './source.ts';

const others = ['migrations', 'seeds', 'tests', 'scripts'];
const most = 12;

/** Each top folder has a short README: what belongs there, what does not, and the direction of imports. */
export const checkReadmes: Rule = (files) => {
  const floors = new Set(files.flatMap(({ path }) => /^src\/[^/]+(?=\/)/.exec(path)?.[0] ?? []));
  return [...floors, ...others].flatMap((folder) => {
    const path = `${folder}/README.md`;
    const readme = files.find((file) => file.path === path);
    const remedy = 'Write about five lines: what belongs here, what does not, which way imports run.';
    if (!readme) return [{ path, line: 1, rule: 'each top folder has a README', remedy }];
    const lines = readme.text.trimEnd().split('\n').length;
    return lines > most
      ? [{ path, line: most + 1, rule: `a folder's README has ${most} lines at most`, remedy }]
      : [];
  });
};
