import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { type Accounts, wireAccounts } from '#server/features/accounts/accounts.wiring.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { codeOf, createAccountClient, somebody, tokenIn } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { accountsCommand, controlAccounts } from './accounts.ts';
import { commands } from './commands.ts';

const mailer = createFakeMailer();
const { email } = somebody;
let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
/** A second instance on the same database. */
let other: Accounts;

beforeAll(async () => {
  portal = await buildPortal({ mailer });
  client = createAccountClient(portal.app);
  const { config, db } = portal.context;
  const enqueueMail = wireEnqueueMail({ now: Date.now });
  const rateLimits = openRateLimits({ onError: () => {} });
  other = wireAccounts({ config, db, rateLimits, enqueueMail, now: Date.now });
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

const order = (act: 'show' | 'block' | 'unblock' | 'sign-out') =>
  controlAccounts(other.control, { act, email });

describe('npm run accounts', () => {
  it('blocks an account: its sessions, sign-in and mailed links end on every instance', async () => {
    const { access, refresh } = await client.join();
    expect(await other.sessions.identify(access)).toBeDefined();
    await portal.deliverMail();
    mailer.sent.splice(0);
    await client.post('/api/auth/recover/', { email });
    await portal.deliverMail();
    const token = tokenIn(mailer.sent[0]?.text ?? '');

    expect(await order('block')).toEqual([`${email} is blocked, and signed out everywhere`]);
    expect(await other.sessions.identify(access)).toBeUndefined();
    expect((await client.verify(access)).status).toBe(404);
    const calls = ['/api/auth/profile/', '/api/auth/my-data/', '/payment/balance/billing/'];
    for (const url of calls) expect((await client.post(url, {}, { bearer: access })).status).toBe(401);
    const refreshed = await client.post('/api/auth/refresh/', { refresh_token: refresh }, { csrf: 'none' });
    expect(refreshed.status).toBe(401);
    const signIn = await client.post('/api/auth/sign-in/', { email, password: somebody.password });
    expect([signIn.status, codeOf(signIn)]).toEqual([400, 'bad_credentials']);
    const reset = { token, password: 'სულ სხვა პაროლი' };
    expect(codeOf(await client.post('/api/auth/reset/', reset))).toBe('bad_token');

    await order('unblock');
    expect(codeOf(await client.post('/api/auth/reset/', reset))).toBe('bad_token');
    expect((await client.verify((await client.signIn()).access)).status).toBe(200);
    expect((await client.verify(access)).status).toBe(401);
  });

  it('ends all sessions of an account and shows its log', async () => {
    const { access } = await client.signIn();
    expect(await order('sign-out')).toEqual([`${email} is signed out everywhere`]);
    expect((await client.verify(access)).status).toBe(401);
    const shown = (await order('show'))?.join('\n');
    expect(shown).toContain('address never confirmed');
    expect(shown).toContain('sessions 0');
    expect(shown).toMatch(/sessions_ended\toperator[\s\S]*unblocked\toperator[\s\S]*blocked\toperator/);
  });

  it('lists accounts by a part of the address, naming blocked ones', async () => {
    await client.join('other@example.ge');
    await order('block');
    expect(await controlAccounts(other.control, { act: 'list', part: 'NINO' })).toEqual([
      expect.stringMatching(/^nino@example\.ge\tuser\tblocked \d{4}-/),
    ]);
    expect(await controlAccounts(other.control, { act: 'list', part: '%' })).toEqual([
      'No account has that in its address.',
    ]);
    expect(await controlAccounts(other.control, { act: 'show', email: 'no@example.ge' })).toBeUndefined();
  });

  it.each([
    [['block'], 'is no e-mail address'],
    [['show', 'nobody'], 'is no e-mail address'],
    [['destroy', email], 'cannot be done'],
    [['block', email, 'other@example.ge'], 'one address at a time'],
  ])('says what is wrong with %j', (words, complaint) => {
    expect(accountsCommand.read(words, '')).toEqual(expect.stringContaining(complaint));
    expect(commands.accounts).toBe(accountsCommand);
  });
});
