import type { ParsedQuery } from './parse.ts';
import type { Condition } from './parse-find.ts';

const mostLeftOut = 5;
const mostRecords = 100;

/**
 * A short list without one or two records is a slightly longer list with these left out. Pages that each leave out their
 * own record („other articles of the category“) then share one list instead of asking for one each.
 * @returns the longer query, and the ids to leave out of its records; `undefined` where a query cannot be answered so.
 */
export function withoutExclusions(
  query: ParsedQuery,
): { readonly longer: ParsedQuery; readonly leftOut: ReadonlySet<unknown> } | undefined {
  const isPlainList =
    query.seen.rows === 'public' &&
    query.many &&
    !query.total &&
    query.group === undefined &&
    query.counts.length === 0;
  if (!isPlainList || query.offset > 0 || !query.fields.includes('id')) return undefined;
  const exclusion = query.conditions.find(isExclusion);
  if (!exclusion) return undefined;
  const limit = query.limit + exclusion.test.values.length;
  if (limit > mostRecords) return undefined;
  const conditions = query.conditions.filter((one) => one !== exclusion);
  return { longer: { ...query, conditions, limit }, leftOut: new Set(exclusion.test.values) };
}

type Exclusion = Condition & { readonly test: { readonly values: readonly unknown[] } };

const isExclusion = (condition: Condition): condition is Exclusion =>
  condition.subject.kind === 'own' &&
  condition.subject.name === 'id' &&
  condition.test.operator === 'not_in' &&
  condition.test.values.length <= mostLeftOut &&
  !condition.test.orNull;
