import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { changeStaff } from '#server/operator/commands/staff.ts';
import { codeOf, createAccountClient } from '#tests/support/account-client.ts';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { refuseOldFactor } from './fresh-factor.ts';

const password = 'ძალიან კარგი პაროლი';
const mailer = createFakeMailer();
const minute = 60_000;
let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
let time = Date.now();
let count = 0;
let email = '';
let printed = '';

beforeAll(async () => {
  portal = await buildPortal({ mailer, now: () => time });
  client = createAccountClient(portal.app);
});
afterAll(() => portal.close());
beforeEach(async () => {
  count += 1;
  email = `editor${count}@example.ge`;
  await client.join(email);
  await portal.database.db.updateTable('account').set({ email_verified_at: new Date() }).execute();
  const order = { email, roles: ['editor'], newCodes: false } as const;
  printed = (await changeStaff(portal.context.accounts, order)).join('\n');
  await portal.deliverMail();
  mailer.sent.splice(0);
});

const enter = (code: string, address = '10.0.0.1') =>
  client.post('/api/auth/sign-in/', { email, password: 'მთვარე და ზღვა 7', code }, { address });
const rightCode = () => authenticatorOf(printed).codeAt(time);
const wrongCode = () => String((Number(rightCode()) + 1) % 1_000_000).padStart(6, '0');
const recoveryCodes = () => printed.match(/[a-z2-7]{8}-[a-z2-7]{8}/g) ?? [];
const signedIn = async () => String((await enter(rightCode())).body.access_token);

describe('guessing a second factor', () => {
  it('is closed after five wrong codes from anywhere, and the owner gets one mail', async () => {
    for (let n = 0; n < 5; n += 1)
      expect(codeOf(await enter(wrongCode(), `10.4.0.${n}`), 'code')).toBe('bad_code');
    const refused = await enter(rightCode(), '10.4.1.1');
    expect([refused.status, codeOf(refused)]).toEqual([429, 'second_factor_closed']);
    expect(Number(refused.headers['retry-after'])).toBe(900);
    await portal.deliverMail();
    expect(mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, expect.stringContaining('კოდით შესვლა დროებით შეჩერდა')],
    ]);
  });

  it('at once from many addresses gets five answers', async () => {
    const code = wrongCode();
    const tries = await Promise.all(Array.from({ length: 15 }, (_, n) => enter(code, `10.5.0.${n}`)));
    expect(tries.filter((reply) => codeOf(reply, 'code') === 'bad_code')).toHaveLength(5);
    expect(tries.filter((reply) => codeOf(reply) === 'second_factor_closed')).toHaveLength(10);
  });

  it('leaves the owner a recovery code, which opens the factor again', async () => {
    for (let n = 0; n < 5; n += 1) await enter(wrongCode(), `10.6.0.${n}`);
    expect(codeOf(await enter('aaaaaaaa-bbbbbbbb'))).toBe('second_factor_closed');
    expect((await enter(recoveryCodes()[0] ?? '')).status).toBe(200);
    expect((await enter(rightCode())).status).toBe(200);
  });

  it('may go on after fifteen minutes, and is counted anew', async () => {
    for (let n = 0; n < 5; n += 1) await enter(wrongCode(), `10.7.0.${n}`);
    time += 15 * minute;
    expect(codeOf(await enter(wrongCode()), 'code')).toBe('bad_code');
    expect((await enter(rightCode())).status).toBe(200);
  });

  it('begins anew after a right code', async () => {
    for (let n = 0; n < 4; n += 1) await enter(wrongCode(), `10.8.0.${n}`);
    expect((await enter(rightCode())).status).toBe(200);
    expect(codeOf(await enter(wrongCode(), '10.8.1.1'), 'code')).toBe('bad_code');
  });

  it('is not helped by a server clock that was set back', async () => {
    time += 2 * 86_400_000;
    await signedIn();
    time -= 2 * 86_400_000;
    const code = rightCode();
    expect((await enter(code)).status).toBe(200);
    expect(codeOf(await enter(code), 'code')).toBe('bad_code');
  });
});

describe('a fresh second factor', () => {
  const choosePassword = (bearer: string) =>
    client.post('/api/auth/profile/', { password: 'მთვარე და ზღვა 7', new_password: password }, { bearer });

  it('is asked of staff who change a password or delete the account, and renewed by a code', async () => {
    const bearer = await signedIn();
    time += 10 * minute;
    const refused = await choosePassword(bearer);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'second_factor_old']);
    const leaving = await client.post('/api/auth/delete/', { password: 'მთვარე და ზღვა 7' }, { bearer });
    expect([leaving.status, codeOf(leaving)]).toEqual([403, 'second_factor_old']);

    const wrong = await client.post('/api/auth/second-factor/', { code: wrongCode() }, { bearer });
    expect([wrong.status, codeOf(wrong, 'code')]).toEqual([400, 'bad_code']);
    const renewed = await client.post('/api/auth/second-factor/', { code: rightCode() }, { bearer });
    expect(renewed).toMatchObject({
      status: 200,
      body: { until: new Date(time + 10 * minute).toISOString() },
    });
    expect((await choosePassword(bearer)).status).toBe(200);
  });

  it('is not fresh for days because the clock of the server was set back', async () => {
    const bearer = await signedIn();
    const caller = await portal.context.accounts.sessions.identify(bearer);
    expect(() => caller && refuseOldFactor(caller, time)).not.toThrow();
    expect(() => caller && refuseOldFactor(caller, time - 2 * 24 * 60 * minute)).toThrow(
      expect.objectContaining({ code: 'second_factor_old' }),
    );
  });

  it('is guessed no longer than at sign-in', async () => {
    const bearer = await signedIn();
    const renew = () => client.post('/api/auth/second-factor/', { code: wrongCode() }, { bearer });
    for (let n = 0; n < 5; n += 1) expect((await renew()).status).toBe(400);
    expect(codeOf(await renew())).toBe('second_factor_closed');
  });
});
