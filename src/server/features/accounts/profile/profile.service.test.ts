import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { codeOf, createAccountClient, somebody } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;

beforeAll(async () => {
  portal = await buildPortal({ mailer: createFakeMailer() });
  client = createAccountClient(portal.app);
});
afterAll(() => portal.close());

describe('sign-out', () => {
  it('answers 200 to whatever was sent', async () => {
    for (const values of [{}, { refreshToken: '' }, { refreshToken: 'nothing' }, { other: 'x' }])
      expect(await client.post('/api/auth/logout/', values)).toMatchObject({ status: 200, body: {} });
  });
});

describe('the profile', () => {
  it('asks for the right current password, and both of them', async () => {
    const { access } = await client.join('profile@example.ge');
    const change = (values: Record<string, string>) =>
      client.post('/api/auth/profile/', values, { bearer: access });
    expect(codeOf(await change({ new_password: 'quite new here' }), 'password')).toBe('required');
    expect(codeOf(await change({ password: somebody.password }), 'new_password')).toBe('required');
    const wrong = await change({ password: 'wrong one here', new_password: 'quite new here' });
    expect([wrong.status, codeOf(wrong, 'password')]).toEqual([400, 'wrong_password']);
    expect(codeOf(await change({ birthday: '2999-01-01' }), 'birthday')).toBe('future');
    expect(codeOf(await change({ phone: '+995 5551234567890' }), 'phone')).toBe('phone');
    expect((await change({})).status).toBe(200);
  });

  it('lists the sessions and ends the others', async () => {
    const mine = await client.join('sessions@example.ge');
    const other = await client.signIn('sessions@example.ge');
    const list = async () => (await client.get('/api/auth/sessions/', mine.access)).body.sessions as object[];
    expect(await list()).toHaveLength(2);
    expect((await client.post('/api/auth/sessions/end-others/', {}, { bearer: mine.access })).status).toBe(
      200,
    );
    expect(await list()).toMatchObject([{ is_current: true, address: '10.0.0.1' }]);
    expect((await client.verify(other.access)).status).toBe(401);
  });

  it('gives all that is known, and nothing that opens anything', async () => {
    const { access, refresh } = await client.join('data@example.ge');
    const { body } = await client.post('/api/auth/my-data/', {}, { bearer: access });
    expect(body).toMatchObject({ account: { email: 'data@example.ge' }, sessions: [{}] });
    const text = JSON.stringify(body);
    expect(text).toContain('signed_in');
    expect(text).not.toContain(refresh);
    expect(text).not.toContain('argon2');
  });
});
