import { article } from './article.ts';
import { articleblock } from './articleblock.ts';
import { author } from './author.ts';
import { category } from './category.ts';
import type { Collection } from './collection.ts';
import { menu } from './menu.ts';
import { readableArticles } from './readable-articles.ts';
import { staticpage } from './staticpage.ts';
import { tag } from './tag.ts';

/** Every collection restql answers. One line each; the name is the key of the answer. */
export const collections: ReadonlyMap<string, Collection> = new Map(
  [category, article, readableArticles, articleblock, menu, author, tag, staticpage].map((described) => [
    described.name,
    described as Collection,
  ]),
);

/** The collection by its name; throws where the name comes from our own code and must exist. */
export function collectionNamed(name: string): Collection {
  const found = collections.get(name);
  if (!found) throw new Error(`no collection is named „${name}“`);
  return found;
}
