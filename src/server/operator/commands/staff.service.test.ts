import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { codeOf, createAccountClient, somebody, tokenIn } from '#tests/support/account-client.ts';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { changeStaff, type StaffOrder } from './staff.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
let time = Date.now();

beforeAll(async () => {
  portal = await buildPortal({ mailer: createFakeMailer(), now: () => time });
  client = createAccountClient(portal.app);
});
afterAll(() => portal.close());

const order = (values: Partial<StaffOrder>) =>
  changeStaff(portal.context.accounts, {
    email: 'editor@example.ge',
    roles: ['editor'],
    newCodes: false,
    ...values,
  });
const password = 'ძალიან კარგი პაროლი';
const enter = (code?: string) =>
  client.post('/api/auth/sign-in/', { email: 'editor@example.ge', password, ...(code ? { code } : {}) });

describe('staff', () => {
  it('are linked to no record that does not exist, whoever asks', async () => {
    const { accounts, control } = portal.context.accounts;
    const accountId = await accounts.addStaff('linked@example.ge', new Date());
    const act = {
      accountId,
      by: null,
      origin: { address: 'operator', agent: 'test' },
      roles: ['author'] as const,
    };
    await expect(control.setRoles({ ...act, authorId: 999_999 })).rejects.toThrow(Problem);
  });

  it('get an account, set a password by link, and sign in with a second factor', async () => {
    const lines = await order({});
    const token = tokenIn(lines.join('\n'));
    expect((await client.post('/api/auth/reset/', { token, password })).status).toBe(200);

    const without = await enter();
    expect([without.status, codeOf(without)]).toEqual([400, 'two_factor_required']);
    const wrong = await enter('000000');
    expect([wrong.status, codeOf(wrong, 'code')]).toEqual([400, 'bad_code']);

    const authenticator = authenticatorOf(lines.join('\n'));
    const code = authenticator.codeAt(time);
    const { body } = await enter(code);
    expect((await client.verify(String(body.access_token))).body).toMatchObject({ roles: ['editor'] });
    expect(codeOf(await enter(code), 'code')).toBe('bad_code');
    time += 30_000;
    expect((await enter(authenticator.codeAt(time))).status).toBe(200);

    const recovery = lines.map((line) => line.trim()).find((line) => /^[a-z2-7]{8}-[a-z2-7]{8}$/.test(line));
    expect((await enter(recovery)).status).toBe(200);
    expect((await enter(recovery)).status).toBe(400);
  });

  it('keep their second factor when the role changes, get a new one on request, and lose their sessions', async () => {
    const { access } = await client.join();
    await portal.database.db.updateTable('account').set({ email_verified_at: new Date() }).execute();
    const first = await order({ email: somebody.email, roles: ['sales'] });
    expect((await client.verify(access)).status).toBe(401);
    expect(first.join()).toContain('otpauth://');
    expect(first.join()).not.toContain('token=');
    expect((await order({ email: somebody.email, roles: ['admin'] })).join()).not.toContain('otpauth://');
    const renewed = await order({ email: somebody.email, roles: ['admin'], newCodes: true });
    expect(renewed.join()).toContain('otpauth://');
    expect(authenticatorOf(renewed.join('\n')).secret).not.toBe(authenticatorOf(first.join('\n')).secret);
    await order({ email: somebody.email, roles: [] });
    expect((await client.signIn()).access).not.toBe('undefined');
  });

  it('must set a new password if the address was never confirmed', async () => {
    await client.join('stranger@example.ge');
    const lines = await order({ email: 'stranger@example.ge', roles: ['admin'] });
    expect(lines.join()).toContain('never confirmed');
    const known = { email: 'stranger@example.ge', password: somebody.password };
    expect(codeOf(await client.post('/api/auth/sign-in/', known))).toBe('bad_credentials');
    const reset = { token: tokenIn(lines.join('\n')), password };
    expect((await client.post('/api/auth/reset/', reset)).status).toBe(200);
    const entered = await client.post('/api/auth/sign-in/', { ...known, password });
    expect(codeOf(entered)).toBe('two_factor_required');
  });
});
