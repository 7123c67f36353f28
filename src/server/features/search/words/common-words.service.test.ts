import { expect, test } from 'vitest';
import { rememberCommonWords } from './common-words.ts';

test('what many records hold is counted once in ten minutes, what few hold each time', async () => {
  const clock = { time: 0 };
  const counted: (readonly string[])[] = [];
  const sizes: Record<string, number> = { often: 4_000, seldom: 3, never: 0 };
  const count = rememberCommonWords(
    async (queries) => {
      counted.push(queries);
      return { documentFrequency: queries.map((query) => sizes[query] ?? 0), all: 5_000 };
    },
    () => clock.time,
  );
  const all = { documentFrequency: [4_000, 3, 0], all: 5_000 };
  expect(await count(['often', 'seldom', 'never'])).toEqual(all);
  sizes.never = 1;
  expect(await count(['often', 'seldom', 'never'])).toEqual({ ...all, documentFrequency: [4_000, 3, 1] });
  expect(await count(['often'])).toEqual({ documentFrequency: [4_000], all: 5_000 });
  expect(counted).toEqual([
    ['often', 'seldom', 'never'],
    ['seldom', 'never'],
  ]);
  clock.time += 10 * 60_000;
  await count(['often']);
  expect(counted).toHaveLength(3);
});

test('in a small portal everything is counted each time', async () => {
  let calls = 0;
  const count = rememberCommonWords(
    async (queries) => {
      calls += 1;
      return { documentFrequency: queries.map(() => 40), all: 90 };
    },
    () => 0,
  );
  expect(await count(['a'])).toEqual({ documentFrequency: [40], all: 90 });
  expect(await count(['a'])).toEqual({ documentFrequency: [40], all: 90 });
  expect(calls).toBe(2);
});
