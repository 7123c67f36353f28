import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDrawnFiles } from '#shared/paths/drawn-pictures.ts';
import { readSeeds } from './seed-files.ts';
import { listDrawings, picturesDirectory } from './seed-pictures.ts';

const content = readSeeds();
const drawings = listDrawings(content);
const longest = 45_000;

describe('pictures of the seeds', () => {
  it('are all there, in each crop, by day and by night, and light', () => {
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const { path } of drawings.flatMap(listDrawnFiles)) {
      const { size } = statSync(join(picturesDirectory, path.replace('drawn/', '')));
      expect(size, path).toBeLessThan(longest);
    }
  });

  it('show each article differently', () => {
    const recipes = content.articles.map(({ picture }) => picture);
    expect(recipes.filter((recipe, at) => recipes.indexOf(recipe) !== at)).toEqual([]);
  });

  it('stand side by side in a topic in three layouts or more', () => {
    const topics = Map.groupBy(content.articles, ({ category }) =>
      content.categories.findIndex(
        ({ id, children }) => id === category || children.some((one) => one.id === category),
      ),
    );
    for (const articles of topics.values())
      expect(new Set(articles.map(({ picture }) => picture.split(/[ :]/)[0])).size).toBeGreaterThanOrEqual(3);
  });
});
