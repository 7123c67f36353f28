import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Examples } from './examples.ts';

const lists = Object.values(
  import.meta.glob<Record<string, Examples>>('./**/*.examples.tsx', { eager: true }),
).flatMap((module) => Object.values(module));
const components = Object.keys(
  import.meta.glob(['./*.tsx', './{text,cards,people,media,navigation}/*.tsx', './forms/Button.tsx']),
)
  .map((file) => /\/([A-Z]\w+)\.tsx$/.exec(file)?.[1])
  .filter((name) => name !== undefined && !name.endsWith('Provider'));

describe('components', () => {
  it('all have examples', () => {
    expect(components.filter((name) => !lists.some(({ component }) => component === name))).toEqual([]);
  });

  it.each(lists)('$component renders all its examples', ({ examples }) => {
    for (const { name, view } of examples) expect(renderToStaticMarkup(view), name).not.toBe('');
  });
});
