import type { CategoryProfession } from '#shared/collections/category-profession.ts';
import type { Addressee } from '#web/components/ask-price.ts';
import type { DataClient } from '#web/data/data-client.ts';

type Answered = Pick<CategoryProfession, 'category'>;

/**
 * Loads whom a question about professions goes to: who answers their category. Where they answer several, as family doctors do, an
 * available consultant of theirs, so that no topic is guessed; without one their first category, which the reader may change.
 * @returns undefined where nobody answers for them
 */
export async function loadAddressee(
  data: DataClient,
  professions: { readonly by: 'id' | 'alias'; readonly among: readonly (string | number)[] },
): Promise<Addressee | undefined> {
  const { by, among } = professions;
  if (among.length === 0) return undefined;
  const { records } = await data.optionalList<readonly Answered[]>(
    'category_profession',
    { find: { [`profession.${by}`]: { $in: among } }, fields: ['category'], limit: 100, total: false },
    [],
  );
  const categories = new Set(records.flatMap(({ category }) => category?.id ?? []));
  const [first] = categories;
  if (first === undefined) return undefined;
  if (categories.size === 1) return { category: first };
  const consultants = await data.optionalList<readonly { readonly id: number }[]>(
    'consultant',
    {
      find: { [`professions.${by}`]: { $in: among }, is_available: true },
      fields: ['id'],
      limit: 1,
      total: false,
    },
    [],
  );
  const [consultant] = consultants.records;
  return consultant ? { consultant: consultant.id } : { category: first };
}
