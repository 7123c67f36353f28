import { describe, expect, it } from 'vitest';
import { cutIntoCalls, planImport } from './plan-import.ts';
import type { FileLine } from './read-lines.ts';

const line = (at: number, collection: string, record: FileLine['record']): FileLine => ({
  line: at,
  collection,
  record,
});
const topic = (at: number, id: number, more: object = {}) =>
  line(at, 'category', { id, title: 'თემა', ...more });
const orderOf = (lines: readonly FileLine[]) => planImport(lines).map((step) => step.line);

describe('the plan of an import', () => {
  it('puts a line behind those that it refers to, and the others as the file has them', () => {
    expect(
      orderOf([
        line(1, 'article', { title: 'ა', category: 2, tags: [7] }),
        topic(2, 2, { parent: 1 }),
        topic(3, 1),
        line(4, 'tag', { id: 7, title: 'ტეგი' }),
        line(5, 'tag', { title: 'სხვა' }),
      ]),
    ).toEqual([3, 4, 5, 2, 1]);
  });

  it('puts what leads round a circle of references behind all others', () => {
    const term = (at: number, id: number, related: readonly number[]) =>
      line(at, 'term', { id, title: 'ტერმინი', related });
    const steps = planImport([term(1, 1, [2]), term(2, 2, [3, 1]), term(3, 3, [1, 9])]);
    expect(steps.map(({ line: at, isRest, record }) => [at, isRest, record])).toEqual([
      [3, false, { id: 3, title: 'ტერმინი' }],
      [2, false, { id: 2, title: 'ტერმინი' }],
      [1, false, { id: 1, title: 'ტერმინი', related: [2] }],
      [3, true, { id: 3, related: [1, 9] }],
      [2, true, { id: 2, related: [3, 1] }],
    ]);
  });

  it('lets two lines of one record or one address follow each other, and a line of itself alone', () => {
    const lines = [
      topic(1, 1, { parent: 1 }),
      topic(2, 1),
      topic(3, 4, { alias: 'a' }),
      topic(4, 5, { alias: 'a' }),
    ];
    const steps = planImport(lines);
    expect(steps.map(({ line: at, needs }) => [at, needs])).toEqual([
      [1, []],
      [3, []],
      [2, [0]],
      [4, [1]],
    ]);
    expect(steps[0]?.record).toEqual(lines[0]?.record);
  });

  it('orders a long chain', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => topic(at + 1, at + 1, { parent: at + 2 }));
    expect(orderOf(lines)[0]).toBe(20_000);
  });
});

describe('the calls of an import', () => {
  it('have lines of one collection, as many as a body can hold', () => {
    const long = 'ა'.repeat(499_980);
    const steps = planImport([
      ...Array.from({ length: 41 }, (_, at) => line(at + 1, 'tag', { title: 'ა' })),
      line(42, 'clinic', { title: 'ა' }),
      line(43, 'clinic', { title: long }),
      line(44, 'tag', { title: 'ა' }),
    ]);
    const calls = cutIntoCalls(steps, { isTrial: false });
    expect(calls.map((one) => one.steps.length)).toEqual([40, 1, 1, 1, 1]);
    expect(calls.every(({ behind }) => behind.length === 0)).toBe(true);
  });

  it('bring in a trial what their lines need of the calls before them, and no call too much of it', () => {
    const steps = planImport([
      topic(1, 1),
      topic(2, 2, { parent: 1 }),
      ...Array.from({ length: 50 }, (_, at) => line(at + 3, 'article', { title: 'ა', category: 2 })),
    ]);
    const behind = cutIntoCalls(steps, { isTrial: true }).map((call) => [
      call.steps.length,
      call.behind.map(({ line: at }) => at),
    ]);
    expect(behind).toEqual([
      [2, []],
      [40, [1, 2]],
      [10, [1, 2]],
    ]);
    const tags = Array.from({ length: 200 }, (_, at) => line(at + 1, 'tag', { id: at + 1, title: 'ა' }));
    const articles = Array.from({ length: 40 }, (_, at) =>
      line(at + 201, 'article', {
        title: 'ა',
        tags: tags.slice(at * 5, at * 5 + 5).map(({ record }) => record.id),
      }),
    );
    const most = cutIntoCalls(planImport([...tags, ...articles]), { isTrial: true }).map(
      (call) => call.behind.length,
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(120);
    expect(most.reduce((sum, count) => sum + count, 0)).toBe(200);
  });
});
