import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

describe('a queue', () => {
  it('runs at most `width` functions at a time and returns their results', async () => {
    const queue = createQueue(2);
    let running = 0;
    let most = 0;
    const answers = await Promise.all(
      [5, 1, 3, 2, 4].map((number) =>
        queue(async () => {
          running += 1;
          most = Math.max(most, running);
          await wait(number);
          running -= 1;
          return number;
        }),
      ),
    );
    expect(answers).toEqual([5, 1, 3, 2, 4]);
    expect(most).toBe(2);
  });

  it('continues after a failure', async () => {
    const queue = createQueue(1);
    const failed = queue(() => Promise.reject(new Error('ა')));
    const next = queue(async () => 1);
    await expect(failed).rejects.toThrow('ა');
    expect(await next).toBe(1);
  });
});
