import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { findChunkCircle, refuseChunkCircles } from '../../scripts/launch/chunk-circles.ts';

/** Sources without a circle; a group of `first` and `third` would need the file of `second`, and be needed by it. */
const sources: Readonly<Record<string, string>> = {
  entry: 'import { second } from "first"; console.log(second);',
  first: 'import { third } from "second"; export const second = [third, "first"];',
  second: 'import { three } from "third"; export const third = [three, "second"];',
  third: 'export const three = ["third"];',
};
const virtual: Plugin = {
  name: 'sources',
  enforce: 'pre',
  resolveId: (id) => (id in sources ? `\0${id}` : undefined),
  load: (id) => sources[id.replace('\0', '')],
};

/** Builds the sources with these groups. */
const buildWith = (groups: readonly { readonly name: string; readonly test: RegExp }[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, refuseChunkCircles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...groups] } },
      },
    },
  });

it('a build whose groups have files import one another in a circle fails, and says which', async () => {
  const circular = [
    { name: 'outer', test: /first|third/ },
    { name: 'inner', test: /second/ },
  ];
  await expect(buildWith(circular)).rejects.toThrow(/in a circle: assets\/(\w+)-.*→ assets\/\1-.*groups/);
  await buildWith([{ name: 'inner', test: /second|third/ }]);
});

it('a circle is found however long it is, and a file that two others share is none', () => {
  const shared = [
    { fileName: 'entry.js', imports: ['page.js', 'react.js'] },
    { fileName: 'page.js', imports: ['react.js'] },
    { fileName: 'react.js', imports: [] },
  ];
  expect(findChunkCircle(shared)).toBeUndefined();
  const long = [
    { fileName: 'forms.js', imports: ['page.js', 'fields.js'] },
    { fileName: 'fields.js', imports: ['dates.js'] },
    { fileName: 'dates.js', imports: ['react.js', 'forms.js'] },
  ];
  expect(findChunkCircle([...shared, ...long])).toEqual(['forms.js', 'fields.js', 'dates.js', 'forms.js']);
});
