import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPasswordThreads } from './password-threads.ts';

const order = (message: string) => ({
  message: Buffer.from(message),
  nonce: randomBytes(16),
  memory: 64,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
});

describe('threads that hash', () => {
  it('are as many as they may be, take turns, and end when there is nothing to do', async () => {
    const threads = createPasswordThreads({ atOnce: 2, idleMs: 20 });
    expect(threads.running()).toBe(0);
    const tags = Array.from({ length: 7 }, (_, n) => threads.derive(order(String(n))));
    expect(threads.running()).toBe(2);
    expect(new Set((await Promise.all(tags)).map((tag) => tag.toString('hex'))).size).toBe(7);
    await wait(300);
    expect(threads.running()).toBe(0);
    expect(await threads.derive(order('again'))).toHaveLength(32);
    await threads.close();
  });

  it('survive an order they cannot fulfil', async () => {
    const threads = createPasswordThreads({ atOnce: 1 });
    const outcomes = await Promise.allSettled([
      threads.derive({ ...order('short salt'), nonce: Buffer.from('x') }),
      threads.derive(order('good')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await threads.close();
  });
});
