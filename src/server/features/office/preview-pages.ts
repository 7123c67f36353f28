import { paths } from '#shared/paths/paths.ts';
import { pageGroupOf } from '#shared/paths/route-names.ts';

/** Kinds of pages that are those of a record: one of it is shown. */
const collectionsOfPages: Readonly<Record<string, string>> = {
  article: 'article',
  category: 'category',
  term: 'term',
  specialproject: 'special_project',
  staticpage: 'staticpage',
};

/** An address that no page has. */
const missingPage = '/gverdi-romelic-ar-arsebobs.html';

/**
 * The address of a page of a kind: of a record that readers have, or of the page without a record that shares its blocks. Where
 * there is no such record yet, it is the home page.
 */
export async function findAddressOf(
  page: string,
  findSomeAddress: (collection: string) => Promise<string | undefined>,
): Promise<string> {
  if (page === 'notfound') return missingPage;
  const group = pageGroupOf(page);
  const collection = collectionsOfPages[group[0] ?? page];
  const found = collection && (await findSomeAddress(collection));
  if (found) return found;
  const plain = group.find((name) => Object.hasOwn(paths, name));
  return plain ? paths[plain as keyof typeof paths] : paths.home;
}
