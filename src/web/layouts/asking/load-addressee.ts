import type { CategoryProfession } from '#shared/collections/category-profession.ts';
import type { Query } from '#shared/collections/query.ts';
import type { Addressee } from '#web/components/ask-price.ts';
import type { DataClient } from '#web/data/data-client.ts';

type Answered = Pick<CategoryProfession, 'category' | 'profession'>;
type Find = NonNullable<Query['find']>;

/**
 * Loads whom a question about professions goes to: who answers their category. Where they answer several, as family doctors do, an
 * available consultant of theirs, so that no topic is guessed; without one their first category, which the reader may change.
 * Where no topic is theirs, as with urologists, a consultant whose profession answers most topics, who says whom to see.
 * @returns undefined where nobody answers
 */
export async function loadAddressee(
  data: DataClient,
  professions: { readonly by: 'id' | 'alias'; readonly among: readonly (string | number)[] },
): Promise<Addressee | undefined> {
  const { by, among } = professions;
  if (among.length === 0) return undefined;
  const answered = await listAnswered(data, { [`profession.${by}`]: { $in: among } });
  const categories = new Set(answered.flatMap(({ category }) => category?.id ?? []));
  const [first] = categories;
  if (first === undefined) return loadGeneralist(data);
  if (categories.size === 1) return { category: first };
  return (
    (await loadConsultant(data, { [`professions.${by}`]: { $in: among } })) ?? {
      category: first,
    }
  );
}

/** Loads an available consultant of the profession that answers most topics. */
async function loadGeneralist(data: DataClient): Promise<Addressee | undefined> {
  const topics = new Map<number, number>();
  for (const { profession } of await listAnswered(data, {}))
    if (profession) topics.set(profession.id, (topics.get(profession.id) ?? 0) + 1);
  const [general] = [...topics].toSorted(([, one], [, other]) => other - one);
  return general && loadConsultant(data, { 'professions.id': general[0] });
}

async function listAnswered(data: DataClient, find: Find): Promise<readonly Answered[]> {
  const query = { find, fields: ['category', 'profession'], limit: 100, total: false };
  return (await data.optionalList<readonly Answered[]>('category_profession', query, [])).records;
}

async function loadConsultant(data: DataClient, find: Find): Promise<Addressee | undefined> {
  const query = { find: { ...find, is_available: true }, fields: ['id'], limit: 1, total: false };
  const { records } = await data.optionalList<readonly { readonly id: number }[]>('consultant', query, []);
  const [consultant] = records;
  return consultant && { consultant: consultant.id };
}
