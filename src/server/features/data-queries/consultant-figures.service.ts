import type { Resolver } from '#server/queries/queries.service.ts';
import type { ConsultantFiguresRepository } from './consultant-figures.repository.ts';

const yearMs = 365 * 86_400_000;

/**
 * Resolves what is measured of consultants: how long they usually take to answer, over the last year, and how their answers
 * were rated. Each is null before enough is known.
 */
export const createConsultantFigures =
  (figures: ConsultantFiguresRepository, { now }: { readonly now: () => number }): Resolver =>
  async (records, rows, fields) => {
    const ids = rows.map(({ id }) => Number(id));
    const fill = (name: string, figureOf: ReadonlyMap<number, unknown>) => {
      for (const [at, record] of records.entries())
        (record as Record<string, unknown>)[name] = figureOf.get(ids[at] ?? 0) ?? null;
    };
    if (fields.includes('answers_within'))
      fill('answers_within', await figures.listMedianHours(ids, new Date(now() - yearMs)));
    if (fields.includes('rating')) fill('rating', await figures.listRatings(ids));
    return { tags: [] };
  };
