import { expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

const refusal = { kind: 'unavailable', code: 'unavailable' };
const failed = (code: string) => Object.assign(new Error('of the database'), { code });

it('an answer in time is the answer', async () => {
  expect(await withinTime(Promise.resolve(7), 1_000)).toBe(7);
});

it('what takes too long, here or in the database, is refused for now and not waited for', async () => {
  await expect(withinTime(new Promise(() => {}), 5)).rejects.toMatchObject(refusal);
  await expect(withinTime(Promise.reject(failed('57014')), 1_000)).rejects.toMatchObject(refusal);
});

it('another failure stays what it is', async () => {
  await expect(withinTime(Promise.reject(failed('42P01')), 1_000)).rejects.toMatchObject({ code: '42P01' });
});
