import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { createAccountClient, somebody } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
const mailer = createFakeMailer();
const errors: unknown[] = [];

beforeAll(async () => {
  portal = await buildPortal({ mailer, onError: (what, error) => errors.push(what, error) });
  await portal.context.jobRunner.start();
}, 60_000);
afterAll(async () => {
  await portal.context.jobRunner.stop();
  await portal.close();
  expect(errors).toEqual([]);
});

const titles = async () =>
  ((await portal.ask('article', { fields: ['title'], limit: 100 })).body.article as { title: string }[]).map(
    ({ title }) => title,
  );

it('publish scheduled records within five seconds', async () => {
  const due = Date.now() + 2_500;
  await portal.make.article({ title: 'დაგეგმილი', status: 'scheduled', published_at: new Date(due) });
  await expect.poll(titles, { timeout: 10_000, interval: 50 }).toContain('დაგეგმილი');
  expect(Date.now() - due).toBeGreaterThan(-200);
  expect(Date.now() - due).toBeLessThan(5_000);
}, 20_000);

it('index changes within two seconds', async () => {
  const found = async () => (await portal.ask('search', { find: { q: 'შაკიკი' } })).body.total;
  // The first search of a process reads what the search understands.
  expect(await found()).toBe(0);
  const written = Date.now();
  await portal.make.article({ title: 'შაკიკის მკურნალობა' });
  await expect.poll(found, { timeout: 10_000, interval: 50 }).toBe(1);
  expect(Date.now() - written).toBeLessThan(2_000);
}, 20_000);

it('send mail within two seconds', async () => {
  const { post } = createAccountClient(portal.app);
  const posted = Date.now();
  expect((await post('/api/auth/sign-up/', somebody)).status).toBe(200);
  await expect.poll(() => mailer.sent.map(({ to }) => to), { timeout: 10_000 }).toEqual([somebody.email]);
  expect(Date.now() - posted).toBeLessThan(2_000);
}, 20_000);

it('have unique names and report their state', async () => {
  const names = portal.context.jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const states = await portal.context.jobStates.listJobStates();
  expect(states.map(({ name }) => name)).toEqual([...names, 'mail', 'mail-dead-letters', 'push'].sort());
  expect(states.find(({ name }) => name === 'mail')).toMatchObject({ waiting: 0, failed: 0 });
});
