import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { codeOfStep, stepAt } from '#server/features/accounts/totp.ts';
import { codeOf, createAccountClient, somebody, tokenIn } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { secretIn } from '#tests/support/totp-secret.ts';
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
  changeStaff(
    portal.context.accounts,
    { email: 'editor@example.ge', roles: ['editor'], newCodes: false, ...values },
    'სალბუნი',
  );
const password = 'ძალიან კარგი პაროლი';
const enter = (code?: string) =>
  client.post('/api/auth/sign-in/', { email: 'editor@example.ge', password, ...(code ? { code } : {}) });

describe('staff', () => {
  it('get an account, a password by link, and sign in with a second factor', async () => {
    const lines = await order({});
    const token = tokenIn(lines.join('\n'));
    expect((await client.post('/api/auth/reset/', { token, password })).status).toBe(200);

    const without = await enter();
    expect([without.status, codeOf(without)]).toEqual([400, 'two_factor_required']);
    const wrong = await enter('000000');
    expect([wrong.status, codeOf(wrong, 'code')]).toEqual([400, 'bad_code']);

    const secret = secretIn(lines.join('\n'));
    const code = codeOfStep(secret, stepAt(time));
    const { body } = await enter(code);
    expect((await client.verify(String(body.access_token))).body).toMatchObject({ roles: ['editor'] });
    expect(codeOf(await enter(code), 'code')).toBe('bad_code');
    time += 30_000;
    expect((await enter(codeOfStep(secret, stepAt(time)))).status).toBe(200);

    const recovery = lines.map((line) => line.trim()).find((line) => /^[a-z2-7]{8}-[a-z2-7]{8}$/.test(line));
    expect((await enter(recovery)).status).toBe(200);
    expect((await enter(recovery)).status).toBe(400);
  });

  it('keep their secret when the role changes, get a new one when told, and lose their sessions', async () => {
    const { access } = await client.join();
    const first = await order({ email: somebody.email, roles: ['sales'] });
    expect((await client.verify(access)).status).toBe(401);
    expect(first.join()).toContain('otpauth://');
    expect(first.join()).not.toContain('token=');
    expect((await order({ email: somebody.email, roles: ['admin'] })).join()).not.toContain('otpauth://');
    const renewed = await order({ email: somebody.email, roles: ['admin'], newCodes: true });
    expect(renewed.join()).toContain('otpauth://');
    expect(secretIn(renewed.join('\n'))).not.toEqual(secretIn(first.join('\n')));
    await order({ email: somebody.email, roles: [] });
    expect((await client.signIn()).access).not.toBe('undefined');
  });
});
