import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { codeOf, createAccountClient, linkIn, type Reply, tokenIn } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createSoftwarePasskey } from '#tests/support/software-passkey.ts';

const origin = 'https://portal.example.ge';
const mailer = createFakeMailer();
let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
let time = Date.UTC(2026, 10, 23, 8);
let count = 0;
let email = '';
let bearer = '';

beforeAll(async () => {
  const environment = { SITE_URL: origin };
  portal = await buildPortal({ mailer, environment, now: () => time });
  client = createAccountClient(portal.app);
});
afterAll(() => portal.close());
beforeEach(async () => {
  count += 1;
  time += 60_000;
  email = `passkey${count}@example.ge`;
  bearer = (await client.join(email)).access;
});

type Device = ReturnType<typeof createSoftwarePasskey>;
type Bent = Parameters<Device['get']>[1];

const post = async (path: string, payload: object, token?: string): Promise<Reply> => {
  const csrf = 'c'.repeat(43);
  const headers = {
    'x-csrftoken': csrf,
    cookie: `csrftoken=${csrf}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await portal.app.inject({ method: 'POST', url: `/api/auth/${path}/`, headers, payload });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const options = async (token?: string) =>
  (await post('passkey/options', {}, token)).body as {
    challenge: string;
    rpId: string;
    rp: { id: string };
    user: { id: string };
  };
const add = async (device: Device, bent?: Bent, token = bearer) =>
  post('passkey/register', device.create(await options(token), bent), token);
const signIn = async (device: Device, bent?: Bent) =>
  post('passkey/sign-in', device.get(await options(), bent));
const outcome = (reply: Reply) => (reply.status === 200 ? 200 : [reply.status, codeOf(reply)]);
const refused = [400, 'bad_passkey'];
const list = async (token = bearer) =>
  (await client.get('/api/auth/passkeys/', token)).body.passkeys as { id: number; used_at: string | null }[];

const accountId = async () =>
  (
    await portal.database.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

async function makeStaff(): Promise<string> {
  const id = await accountId();
  await portal.context.accounts.accounts.setStaff(id, { roles: ['editor'] });
  const session = { accountId: id, origin: { address: '', agent: '' }, isStaff: true };
  return (await portal.context.accounts.sessions.openSession(session)).access_token;
}

describe('a passkey', () => {
  it('is asked for the host of the site, with the owner verified, and names nobody who signs in', async () => {
    expect(await options(bearer)).toMatchObject({
      rp: { id: 'portal.example.ge' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(await options()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'portal.example.ge',
      timeout: 300_000,
      userVerification: 'required',
    });
    expect((await post('passkey/options', {}, 'forged')).status).toBe(401);
  });

  it('is added, told to the owner, signs in, stands in the list and is removed', async () => {
    const device = createSoftwarePasskey({ origin });
    expect(outcome(await add(device))).toBe(200);
    await portal.deliverMail();
    expect(mailer.sent.filter(({ to, subject }) => to === email && /გასაღები/.test(subject))).toHaveLength(1);
    const entered = await signIn(device);
    expect(outcome(entered)).toBe(200);
    expect((await client.verify(String(entered.body.access_token))).body.email).toBe(email);
    expect(String(entered.headers['set-cookie'])).toMatch(/^device=[\w-]{43};.*HttpOnly/);
    const [known] = await list();
    expect(known).toMatchObject({ id: expect.any(Number), used_at: new Date(time).toISOString() });
    const { body: data } = await post('my-data', {}, bearer);
    expect(data.passkeys).toHaveLength(1);
    const stranger = (await client.join(`stranger-${email}`)).access;
    const removal = (token: string) => post(`passkeys/${known?.id}/remove`, {}, token);
    expect(outcome(await removal(stranger))).toEqual([404, 'passkey_not_found']);
    expect(outcome(await removal(bearer))).toBe(200);
    expect(await list()).toEqual([]);
    expect(outcome(await signIn(device))).toEqual(refused);
  });

  it.each([
    ['another site', { origin: 'https://portal.example.ge.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['an owner who was not verified', { isVerified: false }],
  ] as const)('of %s is refused', async (_, bent) => {
    const device = createSoftwarePasskey({ origin });
    expect(outcome(await add(device, bent))).toEqual(refused);
    expect(outcome(await add(device))).toBe(200);
    expect(outcome(await signIn(device, bent))).toEqual(refused);
    expect(outcome(await signIn(device))).toBe(200);
  });

  it('signs each challenge once, within five minutes, and only what it was made for', async () => {
    const device = createSoftwarePasskey({ origin });
    const given = await options(bearer);
    const created = device.create(given);
    const stranger = (await client.join(`stranger-${email}`)).access;
    expect(outcome(await post('passkey/register', created, stranger)), 'of another account').toEqual(refused);
    expect(outcome(await post('passkey/register', created, bearer))).toBe(200);
    expect(outcome(await post('passkey/register', created, bearer)), 'twice').toEqual(refused);
    const asked = await options();
    const signed = device.get(asked);
    expect(outcome(await post('passkey/sign-in', signed))).toBe(200);
    expect(outcome(await post('passkey/sign-in', signed)), 'twice').toEqual(refused);
    expect(outcome(await post('passkey/sign-in', device.get(asked))), 'signed anew').toEqual(refused);
    const forAdding = await options(bearer);
    expect(
      outcome(await post('passkey/sign-in', device.get({ ...forAdding, rpId: forAdding.rp.id }))),
    ).toEqual(refused);
    const late = device.get(await options());
    time += 300_000;
    expect(outcome(await post('passkey/sign-in', late)), 'too late').toEqual(refused);
  });

  it('whose count does not rise is a copy, and whose signature is of another key is none', async () => {
    const [device, other] = [createSoftwarePasskey({ origin }), createSoftwarePasskey({ origin })];
    await add(device);
    await add(other);
    expect(outcome(await signIn(device))).toBe(200);
    expect(outcome(await signIn(device, { step: 0 }))).toEqual(refused);
    const [mine, its] = [device.get(await options()), other.get(await options())];
    const mixed = { ...mine, response: { ...mine.response, signature: its.response.signature } };
    expect(outcome(await post('passkey/sign-in', mixed))).toEqual(refused);
    expect((await post('passkey/sign-in', { id: 'x' })).status).toBe(400);
  });
});

describe('passkeys of staff', () => {
  it('are added and removed with a fresh second factor, and are one', async () => {
    const staff = await makeStaff();
    const device = createSoftwarePasskey({ origin });
    expect(outcome(await add(device, {}, staff))).toBe(200);
    time += 11 * 60_000;
    expect(outcome(await post('passkey/options', {}, staff))).toEqual([403, 'second_factor_old']);
    const [known] = await list(staff);
    expect(outcome(await post(`passkeys/${known?.id}/remove`, {}, staff))).toEqual([
      403,
      'second_factor_old',
    ]);
    const entered = String((await signIn(device)).body.access_token);
    expect((await client.verify(entered)).body.roles).toEqual(['editor']);
    expect(outcome(await post(`passkeys/${known?.id}/remove`, {}, entered))).toBe(200);
  });

  it('from before they were staff are void, as are those of a blocked account and of one whose password was reset', async () => {
    const device = createSoftwarePasskey({ origin });
    await add(device);
    const staff = await makeStaff();
    expect(outcome(await signIn(device))).toEqual(refused);
    const second = createSoftwarePasskey({ origin });
    await add(second, {}, staff);
    const { accounts } = portal.context.accounts;
    await accounts.setBlocked(await accountId(), new Date(time));
    expect(outcome(await signIn(second))).toEqual(refused);
    await accounts.setBlocked(await accountId(), undefined);
    expect(outcome(await signIn(second))).toBe(200);
    mailer.sent.splice(0);
    await client.post('/api/auth/recover/', { email });
    await portal.deliverMail();
    const text =
      mailer.sent.find((letter) => letter.to === email && linkIn(letter.text).includes('/reset/'))?.text ??
      '';
    const reset = { token: tokenIn(text), password: 'სხვა მთვარე და ზღვა 8' };
    expect((await client.post('/api/auth/reset/', reset)).status).toBe(200);
    expect(outcome(await signIn(second))).toEqual(refused);
  });
});
