import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { codeOf, createAccountClient, type Reply, somebody } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

const day = 86_400_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const mailer = createFakeMailer();
let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
let time = Date.UTC(2026, 10, 23, 8);
let count = 0;
let email = '';

beforeAll(async () => {
  portal = await buildPortal({ mailer, now: () => time });
  client = createAccountClient(portal.app);
});
afterAll(() => portal.close());
beforeEach(() => {
  count += 1;
  email = `somebody${count}@example.ge`;
});

const refresh = async (token: string) =>
  (await client.post('/api/auth/refresh/', { refresh_token: token }, { csrf: 'none' })).status;
const idOf = (address: string) =>
  portal.database.db.selectFrom('account').select('id').where('email', '=', address);
const lettersTo = async (address: string) => {
  mailer.sent.splice(0);
  await portal.deliverMail();
  return mailer.sent.filter(({ to }) => to === address);
};

describe('one session', () => {
  it('is ended by its owner and by nobody else', async () => {
    const mine = await client.join(email);
    const elsewhere = await client.signIn(email);
    const stranger = await client.join(`stranger-${email}`);
    const { body } = await client.get('/api/auth/sessions/', mine.access);
    const sessions = body.sessions as { id: string; is_current: boolean }[];
    const id = sessions.find(({ is_current }) => !is_current)?.id ?? '';
    const end = (one: string, bearer: string) =>
      client.post(`/api/auth/sessions/${one}/end/`, {}, { bearer });
    for (const refused of [await end(id, stranger.access), await end('nonsense', mine.access)])
      expect([refused.status, codeOf(refused)]).toEqual([404, 'session_not_found']);
    expect((await client.verify(elsewhere.access)).status).toBe(200);

    expect((await end(id, mine.access)).status).toBe(200);
    expect((await client.verify(elsewhere.access)).status).toBe(401);
    expect(await refresh(elsewhere.refresh)).toBe(401);
    expect((await client.verify(mine.access)).status).toBe(200);
    expect(codeOf(await end(id, mine.access))).toBe('session_not_found');
  });
});

describe('the life of a session', () => {
  it('slides thirty days and ends after 180', async () => {
    const { refresh: token } = await client.join(email);
    time += 30 * day;
    expect(await refresh(token)).toBe(401);
    const { refresh: second } = await client.signIn(email);
    for (let age = 29; age < 180; age += 29) {
      time += 29 * day;
      expect(await refresh(second)).toBe(200);
    }
    time += 6 * day;
    expect(await refresh(second)).toBe(401);
  });

  it('of staff slides twelve hours and ends after seven days', async () => {
    await client.join(email);
    const account = await idOf(email).executeTakeFirstOrThrow();
    await portal.database.db
      .updateTable('account')
      .set({ roles: ['editor'] })
      .where('id', '=', account.id)
      .execute();
    const open = async () => {
      const session = { accountId: account.id, origin: { address: '', agent: '' }, isStaff: true };
      return (await portal.context.accounts.sessions.openSession(session)).refresh_token;
    };
    const idle = await open();
    time += day / 2;
    expect(await refresh(idle)).toBe(401);
    const busy = await open();
    for (let hours = 0; hours < 160; hours += 10) {
      time += (10 * day) / 24;
      expect(await refresh(busy)).toBe(200);
    }
    time += (8 * day) / 24;
    expect(await refresh(busy)).toBe(401);
  });
});

describe('a new device', () => {
  const enter = (options: { device?: string; agent?: string }) =>
    client.post('/api/auth/sign-in/', { email, password: somebody.password }, options);
  const deviceOf = ({ headers }: Reply) =>
    /device=([\w-]{43})/.exec(String(headers['set-cookie']))?.[1] ?? '';

  it('is told to the owner by mail, and known from then on', async () => {
    await client.post('/api/auth/sign-up/', { ...somebody, email });
    await lettersTo(email);
    const first = await enter({ agent: firefox });
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await lettersTo(email)).toEqual([]);
    await enter({ device: deviceOf(first), agent: firefox });
    expect(await lettersTo(email)).toEqual([]);

    const second = await enter({ agent: firefox });
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toContain('ახალი მოწყობილობიდან');
    expect(letter?.text).toContain('Firefox · Windows');
    await enter({ device: deviceOf(second) });
    expect(await lettersTo(email)).toEqual([]);
  });
});

describe('mail to one mailbox', () => {
  it('of one kind comes three times an hour, while the answer stays the same', async () => {
    await client.join(email);
    await lettersTo(email);
    const recover = () => client.post('/api/auth/recover/', { email });
    const answers = await Promise.all(Array.from({ length: 10 }, recover));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await lettersTo(email)).toHaveLength(3);
    time += 59 * 60_000;
    await recover();
    expect(await lettersTo(email)).toHaveLength(0);
    time += 2 * 60_000;
    await recover();
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('leaves out the name while nobody confirmed the address', async () => {
    const name = 'You won! http://evil.example/now';
    await client.post('/api/auth/sign-up/', { ...somebody, email, first_name: name });
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain('დადასტურება');
    expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toContain('evil');
  });

  it('with the confirmation link goes out again three times an hour: each answer is true, right after sign-up too', async () => {
    const { access } = await client.join(email);
    const again = () => client.post('/api/auth/confirm-again/', {}, { bearer: access });
    expect((await again()).status).toBe(200);
    time += 10 * 60_000;
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    const refused = await again();
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBe(50 * 60);
    const letters = (await lettersTo(email)).filter(({ subject }) => subject.includes('დაადასტურეთ'));
    expect(letters.map(({ subject }) => subject.includes('ახალი ბმული'))).toEqual([false, true, true, true]);
    // The hour of a mailbox moves with its mails: the two of the tenth minute still count.
    time += 51 * 60_000;
    const later = { bearer: (await client.signIn(email)).access };
    const calls = [1, 2].map(() => client.post('/api/auth/confirm-again/', {}, later));
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await lettersTo(email)).filter(({ subject }) => subject.includes('ახალი ბმული'))).toHaveLength(1);
  });
});
