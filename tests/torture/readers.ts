import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** People who read all the while; each asks again as soon as there is an answer and a short rest. */
export function letRead(visitor: Visitor, { count = 4, restMs = 20 } = {}) {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  let isOver = false;
  const read = async (number: number) => {
    while (!isOver) {
      // Every other question is a new one, which no cache answers.
      const limit = 1 + ((times.length * 7 + number) % 100);
      const { status, ms } = await visitor.query('category', { limit, sort: 'title' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      times.push(ms);
      await wait(restMs);
    }
  };
  const readers = Promise.all(Array.from({ length: count }, (_, number) => read(number)));
  return {
    statuses,
    /** The time in ms that this share of the answers took at most. */
    percentile: (share: number): number =>
      times.toSorted((one, other) => one - other)[
        Math.min(times.length - 1, Math.floor(times.length * share))
      ] ?? 0,
    stop: async () => {
      isOver = true;
      await readers;
    },
  };
}
