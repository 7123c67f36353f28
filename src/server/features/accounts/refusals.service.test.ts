import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { codeOf, createAccountClient, somebody, tokenIn } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
const mailer = createFakeMailer();
let time = Date.parse('2026-11-21T10:00:00Z');
const minutes = (count: number) => {
  time += count * 60_000;
};

beforeAll(async () => {
  portal = await buildPortal({ mailer, now: () => time });
  client = createAccountClient(portal.app);
});
afterAll(() => portal.close());

const raw = (url: string, type: string, payload: string) =>
  portal.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

const mailedToken = async (): Promise<string> => {
  await portal.deliverMail();
  return tokenIn(mailer.sent.at(-1)?.text ?? '');
};

describe('bodies', () => {
  it.each(['urlencoded', 'multipart', 'json'] as const)('are read as %s', async (as) => {
    const email = `${as}@example.ge`;
    const signedUp = await client.post('/api/auth/sign-up/', { ...somebody, email }, { as });
    expect(signedUp.status).toBe(200);
    const { password } = somebody;
    expect((await client.post('/api/auth/sign-in', { email, password }, { as })).status).toBe(200);
  });

  it.each([
    ['application/json', '{"email": ', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/x-www-form-urlencoded', 'refresh_token=%E0%A4%A', 400],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
    ['multipart/form-data', 'no boundary', 400],
    ['text/plain', 'refresh_token=1', 415],
    ['application/x-www-form-urlencoded', `refresh_token=${'a'.repeat(65 * 1024)}`, 413],
    ['multipart/form-data; boundary=x', 'a'.repeat(65 * 1024), 413],
  ])('of %s that are broken are refused: %.30s', async (type, payload, status) => {
    const answer = await raw('/api/auth/refresh/', type, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toBeDefined();
  });

  it('with a file are refused', async () => {
    const payload =
      '--x\r\ncontent-disposition: form-data; name="refresh_token"; filename="a"\r\n\r\nb\r\n--x--\r\n';
    expect((await raw('/api/auth/refresh/', 'multipart/form-data; boundary=x', payload)).statusCode).toBe(
      400,
    );
  });
});

describe('the CSRF token', () => {
  it('is asked for in header or field', async () => {
    const values = { email: 'x@example.ge', password: 'whatever it is' };
    expect((await client.post('/api/auth/sign-in/', values, { csrf: 'field' })).status).toBe(400);
    const without = await client.post('/api/auth/sign-in/', values, { csrf: 'none' });
    expect([without.status, codeOf(without)]).toEqual([403, 'csrf']);
  });

  it.each(['sign-up', 'recover', 'reset', 'sign-out', 'logout', 'profile', 'confirm-again', 'delete'])(
    'is asked for by %s',
    async (call) => {
      expect((await client.post(`/api/auth/${call}/`, {}, { csrf: 'none' })).status).toBe(403);
    },
  );

  it('is asked for by toggle-pin, which then asks who calls', async () => {
    const url = '/api/toggle-pin-question/';
    expect((await client.post(url, { question: '1' }, { csrf: 'none' })).status).toBe(403);
    expect((await client.post(url, { question: '1' })).status).toBe(401);
  });

  it('is not asked for by verify, refresh and the data queries, and other methods are 405', async () => {
    expect((await client.post('/api/auth/verify/', { access_token: 'x' }, { csrf: 'none' })).status).toBe(
      401,
    );
    expect((await client.post('/api/auth/refresh/', { refresh_token: 'x' }, { csrf: 'none' })).status).toBe(
      401,
    );
    expect((await portal.ask('category', {})).status).toBe(200);
    expect((await portal.app.inject('/api/auth/sign-in/')).statusCode).toBe(405);
    expect((await portal.app.inject({ method: 'POST', url: '/healthz' })).statusCode).toBe(405);
    expect((await portal.app.inject({ method: 'POST', url: '/api/nothing/' })).statusCode).toBe(404);
  });
});

describe('fields of sign-up', () => {
  const long = (count: number) => 'ა'.repeat(count);
  it.each([
    ['email', '', 'required'],
    ['email', 'no-address', 'email'],
    ['email', 'a@b', 'email'],
    ['email', 'two@@example.ge', 'email'],
    ['email', 'x@example.ge\r\nBcc: y@example.ge', 'email'],
    ['email', `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}ge`, 'too_long'],
    ['password', '', 'required'],
    ['password', 'shortie', 'too_short'],
    ['password', `${long(128)}b`, 'password_too_long'],
    ['password', 'Password1', 'common_password'],
    ['password', 'aaaaaaaaaaaa', 'common_password'],
    ['password', somebody.email, 'common_password'],
    ['first_name', '  ', 'required'],
    ['last_name', `${long(80)}b`, 'too_long'],
    ['first_name', 'a\0b', 'invalid'],
    ['gender', 'other', 'invalid'],
    ['birthday', '2026-11-22', 'future'],
    ['birthday', '1899-12-31', 'too_early'],
    ['birthday', '1990-02-30', 'date'],
    ['birthday', '17.05.1990', 'date'],
  ])('%s „%.20s“ is refused as %s', async (field, value, code) => {
    const answer = await client.post(
      '/api/auth/sign-up/',
      { ...somebody, [field]: value },
      { address: '10.0.9.9' },
    );
    expect([answer.status, codeOf(answer, field), codeOf(answer)]).toEqual([400, code, undefined]);
  });

  it('are named when missing', async () => {
    const { status, body } = await client.post('/api/auth/sign-up/', {});
    expect(status).toBe(400);
    expect(Object.keys((body.error as { fields: object }).fields).sort()).toEqual(
      ['birthday', 'email', 'first_name', 'gender', 'last_name', 'password'].sort(),
    );
    expect(codeOf({ status, body, headers: {} }, 'email')).toBe('required');
  });

  it('take 8 and 128 characters, and today as a birthday', async () => {
    for (const [n, password] of ['ა1ბ2გ3დ4', 'მთვარე და'.padEnd(128, ' ზღვა')].entries()) {
      const person = { ...somebody, email: `edge${n}@example.ge`, password, birthday: '2026-11-21' };
      expect((await client.post('/api/auth/sign-up/', person)).status).toBe(200);
      expect((await client.signIn(person.email, password)).access).not.toBe('undefined');
    }
  });
});

describe('sign-in', () => {
  it('answers the same for an unknown address and a wrong password', async () => {
    await client.join();
    const wrong = await client.post('/api/auth/sign-in/', { email: somebody.email, password: 'not the one' });
    const unknown = await client.post('/api/auth/sign-in/', {
      email: 'no@example.ge',
      password: 'not the one',
    });
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'bad_credentials']);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes the address in any case', async () => {
    expect((await client.signIn('NINO@Example.GE')).access).not.toBe('undefined');
  });
});

describe('tokens', () => {
  it('of access are refused when forged, unsigned, or not of this portal', async () => {
    const { access } = await client.join();
    const [head = '', payload = '', signature = ''] = access.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = encode({ ...claims, sub: String(Number(claims.sub) + 1) });
    const foreign = createHmac('sha256', 'another secret').update(`${head}.${payload}`).digest('base64url');
    const forged = [
      `${head}.${payload}.${signature.slice(0, -2)}AA`,
      `${head}.${other}.${signature}`,
      `${head}.${payload}.${foreign}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'none' })}.${payload}.${signature}`,
      `${head}.${payload}`,
      'not a token',
      `${'a'.repeat(3000)}.b.c`,
    ];
    for (const token of forged) {
      expect((await client.verify(token)).status).toBe(401);
      expect((await client.post('/api/auth/profile/', {}, { bearer: token })).status).toBe(401);
    }
    expect((await client.verify(access)).status).toBe(200);
  });

  it('of access are taken without „Bearer“ as well, and never from a cookie', async () => {
    const { access } = await client.join();
    const profile = (headers: Record<string, string>) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/auth/profile/',
        headers: { 'x-csrftoken': 'c'.repeat(43), ...headers },
      });
    const csrf = `csrftoken=${'c'.repeat(43)}`;
    expect((await profile({ cookie: csrf, authorization: access })).statusCode).toBe(200);
    expect((await profile({ cookie: `${csrf}; token=${access}` })).statusCode).toBe(401);
  });

  it('of access end after 15 minutes, of refresh 30 days after their last use', async () => {
    const { access, refresh } = await client.join();
    minutes(14);
    expect((await client.verify(access)).status).toBe(200);
    minutes(2);
    expect((await client.verify(access)).status).toBe(401);
    minutes(29 * 24 * 60);
    const refreshed = await client.post('/api/auth/refresh/', { refresh_token: refresh });
    expect(refreshed.status).toBe(200);
    minutes(29 * 24 * 60);
    expect((await client.post('/api/auth/refresh/', { refresh_token: refresh })).status).toBe(200);
    minutes(31 * 24 * 60);
    expect((await client.post('/api/auth/refresh/', { refresh_token: refresh })).status).toBe(401);
  });

  it('do not open what another kind of token opens', async () => {
    const { access, refresh } = await client.join();
    expect((await client.verify(refresh)).status).toBe(401);
    expect((await client.post('/api/auth/refresh/', { refresh_token: access })).status).toBe(401);
    const reset = await client.post('/api/auth/reset/', { token: refresh, password: 'something else 9' });
    expect([reset.status, codeOf(reset)]).toEqual([400, 'bad_token']);
  });

  it('of a blocked or removed account: verify says 404, all else 401', async () => {
    const blocked = await client.join('blocked@example.ge');
    const { id } = (await client.verify(blocked.access)).body;
    await portal.context.accounts.accounts.setBlocked(Number(id), new Date(time));
    const removed = await client.join('removed@example.ge');
    const { password } = somebody;
    const wrong = { password: 'not this one' };
    const refused = await client.post('/api/auth/delete/', wrong, { bearer: removed.access });
    expect([refused.status, codeOf(refused, 'password')]).toEqual([400, 'wrong_password']);
    expect((await client.post('/api/auth/delete/', { password }, { bearer: removed.access })).status).toBe(
      200,
    );
    for (const [email, { access, refresh }] of [
      ['blocked@example.ge', blocked],
      ['removed@example.ge', removed],
    ] as const) {
      expect((await client.verify(access)).status).toBe(404);
      expect((await client.post('/api/auth/profile/', {}, { bearer: access })).status).toBe(401);
      expect((await client.post('/api/auth/refresh/', { refresh_token: refresh })).status).toBe(401);
      expect(codeOf(await client.post('/api/auth/sign-in/', { email, password }))).toBe('bad_credentials');
    }
  });

  it('of reset work once, for an hour, and lie in the database only as hashes', async () => {
    await client.join('reset@example.ge');
    const ask = async () => {
      await client.post('/api/auth/recover/', { email: 'reset@example.ge' });
      return mailedToken();
    };
    const reset = (token: string, password = 'a quite new one 1') =>
      client.post('/api/auth/reset/', { token, password });
    const late = await ask();
    minutes(61);
    expect(codeOf(await reset(late))).toBe('bad_token');
    const replaced = await ask();
    const token = await ask();
    const { rows } = await portal.database.pool.query('select * from account_link');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(codeOf(await reset(replaced))).toBe('bad_token');
    expect(codeOf(await reset(token, 'password123'), 'password')).toBe('common_password');
    const [one, other] = await Promise.all([reset(token), reset(token)]);
    expect([one.status, other.status].sort()).toEqual([200, 400]);
    expect(codeOf(await reset(token))).toBe('bad_token');
    expect((await client.signIn('reset@example.ge', 'a quite new one 1')).access).not.toBe('undefined');
  });
});
