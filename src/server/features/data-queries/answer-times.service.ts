import type { Resolver } from '#server/queries/queries.service.ts';
import type { AnswerTimesRepository } from './answer-times.repository.ts';

const yearMs = 365 * 86_400_000;

/** Resolves how long consultants usually take to answer, as measured over the last year; null before it is known. */
export const createAnswerTimes =
  (times: AnswerTimesRepository, { now }: { readonly now: () => number }): Resolver =>
  async (records, rows, fields) => {
    if (!fields.includes('answers_within')) return { tags: [] };
    const ids = rows.map(({ id }) => Number(id));
    const hoursOf = await times.listMedianHours(ids, new Date(now() - yearMs));
    for (const [at, record] of records.entries())
      (record as Record<string, unknown>).answers_within = hoursOf.get(ids[at] ?? 0) ?? null;
    return { tags: [] };
  };
