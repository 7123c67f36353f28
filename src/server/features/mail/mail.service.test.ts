import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createMailRepository } from './mail.repository.ts';
import { createMailService } from './mail.service.ts';

let database: OpenedDatabase;
let time = Date.parse('2026-11-21T10:00:00Z');
let mailer = createFakeMailer();
let errors = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  mailer = createFakeMailer();
  errors = 0;
  await database.db.deleteFrom('mail').execute();
});

const open = () =>
  createMailService({
    repository: createMailRepository(database.db),
    mailer,
    composers: {
      note: async ({ recipient }) => ({ to: recipient, subject: 's', text: 't', html: 'h' }),
      nobody: async () => undefined,
    },
    onError: () => {
      errors += 1;
    },
    now: () => time,
  });
const dueIn = async () => {
  const mail = await database.db.selectFrom('mail').select('due_at').executeTakeFirst();
  return Number(mail?.due_at) - time;
};
const left = async () => (await database.db.selectFrom('mail').select(['id', 'failed_at']).execute()).length;

describe('mail in line', () => {
  it('goes out once, whichever instance takes it', async () => {
    const [one, other] = [open(), open()];
    for (const n of [1, 2, 3, 4, 5]) await one.post({ kind: 'note', recipient: `${n}@example.ge` });
    await Promise.all([one.drain(), other.drain()]);
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `${n}@example.ge`));
    expect(await left()).toBe(0);
  });

  it('waits while the mail server is away, an hour or days, and loses nothing', async () => {
    const mail = open();
    mailer.isAway = true;
    await mail.post({ kind: 'note', recipient: 'a@example.ge' });
    for (let minute = 0; minute < 60; minute += 1) {
      await mail.drain();
      time += 60_000;
    }
    expect(errors).toBeGreaterThan(5);
    expect(await left()).toBe(1);
    mailer.isAway = false;
    time += 10 * 60_000;
    await mail.drain();
    expect(mailer.sent).toHaveLength(1);
    expect(await left()).toBe(0);
  });

  it('that is refused stands in nobody’s way, and neither does a kind that nobody here can write', async () => {
    const mail = open();
    mailer.refused = ['a@example.ge', 'b@example.ge'];
    await mail.post({ kind: 'of tomorrow', recipient: 'z@example.ge' });
    for (const name of ['a', 'b', 'c']) await mail.post({ kind: 'note', recipient: `${name}@example.ge` });
    await mail.drain();
    expect(mailer.sent.map(({ to }) => to)).toEqual(['c@example.ge']);
    expect([errors, await left()]).toEqual([3, 3]);
  });

  it('is held as long as its try lasts, and soon falls back when the process died', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stalled = Promise.withResolvers<undefined>();
    mailer.send = () => stalled.promise;
    const mail = open();
    await mail.post({ kind: 'note', recipient: 'a@example.ge' });
    const tried = mail.drain();
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    mailer = createFakeMailer();
    const other = open();
    for (let second = 0; second < 60; second += 5) {
      time += 5_000;
      vi.advanceTimersByTime(5_000);
      await vi.waitUntil(async () => (await dueIn()) === 20_000);
      await other.drain();
    }
    expect(mailer.sent).toHaveLength(0);
    vi.useRealTimers();
    time += 21_000;
    await other.drain();
    expect(mailer.sent).toHaveLength(1);
    stalled.resolve(undefined);
    await tried;
  });

  it('is given up after a week, and dropped where there is nobody to write to', async () => {
    const mail = open();
    mailer.isAway = true;
    await mail.post({ kind: 'note', recipient: 'a@example.ge' });
    time += 8 * 86_400_000;
    await mail.drain();
    time += 86_400_000;
    mailer.isAway = false;
    await mail.post({ kind: 'nobody', recipient: 'b@example.ge' });
    await mail.drain();
    expect([mailer.sent.length, await left()]).toEqual([0, 1]);
  });
});
