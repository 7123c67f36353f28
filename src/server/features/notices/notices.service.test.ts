import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { createSafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';
import { createTransact } from '#server/database/transact.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { createAccountClient } from '#tests/support/account-client.ts';
import { type AskingScene, createAskingScene } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

/** Counts as a public address; other addresses of this machine are refused. */
const publicHost = '127.0.0.2';
const time = Date.parse('2026-11-26T09:00:00Z');
const mailer = createFakeMailer();
let portal: TestPortal;
let scene: AskingScene;
let service: Server;
let base = '';
let status = 201;
const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => void service.listen(0, publicHost, done));
  base = `http://${publicHost}:${(service.address() as AddressInfo).port}`;
  const safeHttp = createSafeHttpClient({ mayReach: (address) => address === publicHost });
  portal = await buildPortal({ now: () => time, mailer, safeHttp });
  scene = await createAskingScene(portal, () => time);
}, 60_000);
afterAll(async () => {
  await portal.close();
  service.close();
});
beforeEach(async () => {
  status = 201;
  received.length = 0;
  mailer.sent.length = 0;
  await portal.database.db.deleteFrom('push_subscription').execute();
  await portal.database.db.deleteFrom('mail').execute();
});

const answered = (account: number, question = 7) =>
  createTransact(portal.database.db)((tx) =>
    wireEnqueueMail({ now: () => time })(tx, {
      kind: 'question_answered',
      to: { account },
      facts: { question },
    }),
  );
/** Somebody whose confirmation mail is out of the way. */
async function join() {
  const person = await scene.world.join();
  await portal.database.db.deleteFrom('mail').execute();
  return person;
}
const post = (path: string, values: Record<string, string>, bearer?: string) =>
  scene.world.post(path, values, bearer);

describe('mails of a kind', () => {
  it('are turned off and on one by one, and those about access always come', async () => {
    const { bearer, id } = await join();
    expect((await scene.world.get('/api/auth/notices/')).status).toBe(401);
    expect((await scene.world.get('/api/auth/notices/', bearer)).body).toEqual({ off: [], always: [] });
    const off = await post('/api/auth/notices/', { kind: 'question_answered', on: 'false' }, bearer);
    expect(off.body).toEqual({ off: ['question_answered'], always: [] });
    await answered(id);
    await createTransact(portal.database.db)((tx) =>
      wireEnqueueMail({ now: () => time })(tx, { kind: 'password_changed', to: { account: id } }),
    );
    const kinds = async () =>
      (await portal.database.db.selectFrom('mail').select('kind').execute()).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['password_changed']);
    expect((await post('/api/auth/notices/', { kind: 'reset', on: 'false' }, bearer)).status).toBe(400);
    await post('/api/auth/notices/', { kind: 'question_answered', on: 'true' }, bearer);
    await answered(id);
    expect(await kinds()).toContain('question_answered');
  });

  it('of new devices always come to staff, who see what others wrote', async () => {
    const { tea } = scene;
    const refused = await post('/api/auth/notices/', { kind: 'new_device', on: 'false' }, tea.bearer);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { __all__: [{ code: 'notice_required' }] } },
    });
  });

  it('are turned off by the button of a mail program, without signing in', async () => {
    const { bearer, id } = await join();
    await answered(id);
    await portal.deliverMail();
    const [letter] = mailer.sent;
    expect(letter?.text).toContain('/authentication/profile/');
    const path = new URL(letter?.unsubscribe ?? '').pathname;
    const client = createAccountClient(portal.app);
    const looked = await portal.app.inject({ url: path });
    expect([looked.statusCode, looked.headers.location]).toEqual([303, '/authentication/profile/']);
    expect((await scene.world.get('/api/auth/notices/', bearer)).body).toMatchObject({ off: [] });
    const forged = path.replace(`/${id}.`, `/${id + 1}.`);
    expect((await client.post(forged, {}, { csrf: 'none' })).status).toBe(404);
    const pressed = await portal.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(204);
    expect((await scene.world.get('/api/auth/notices/', bearer)).body).toMatchObject({
      off: ['question_answered'],
    });
  });
});

/** A browser with the keys of RFC 8291, at the local push service. */
function openBrowser(path = '/told') {
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16);
  const p256dh = keys.generateKeys();
  /** Decrypts a message of one record (RFC 8188). */
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const text = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  const values = {
    endpoint: base + path,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return { values, read };
}

const waitingJobs = async () => {
  const { rows } = await portal.database.pool.query(
    "select data from pgboss.job where name = 'push' and state = 'created' order by created_on",
  );
  return rows.map(({ data }: { data: { browser: number; question: number } }) => data);
};
const sessionsOf = async (accountId: number) =>
  (
    await portal.database.db
      .selectFrom('account_session')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
  ).map(({ id }) => id);

/** Stores a browser of somebody as the call does, which takes addresses on https alone. */
async function addBrowser(
  accountId: number,
  values: ReturnType<typeof openBrowser>['values'],
): Promise<number> {
  const [sessionId = ''] = await sessionsOf(accountId);
  await portal.context.notices.push.subscribe({ accountId, sessionId, ...values });
  const rows = await portal.database.db
    .selectFrom('push_subscription')
    .select('id')
    .where('endpoint', '=', values.endpoint)
    .execute();
  return rows[0]?.id ?? 0;
}

describe('a browser', () => {
  it('is told of an answer, in a message that only it can read and that names no subject', async () => {
    const { id } = await scene.world.join();
    const { values, read } = openBrowser();
    const browser = await addBrowser(id, values);
    await answered(id, 12);
    const jobs = (await waitingJobs()).filter((job) => job.browser === browser);
    expect(jobs).toEqual([{ browser, question: 12 }]);
    const { push } = portal.context.notices;
    expect(await push.deliver({ data: { browser, question: 12 }, attempt: 1 })).toEqual({
      status: 'completed',
    });
    const [message] = received;
    expect(message?.headers['content-encoding']).toBe('aes128gcm');
    expect(read(message?.body ?? Buffer.alloc(0))).toEqual({
      title: 'სალბუნი',
      body: 'თქვენს კითხვას უპასუხეს',
      url: '/authentication/userquestions/?question=12',
    });
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(message?.headers.authorization ?? '') ?? [];
    expect(decodeJwt(token)).toMatchObject({ aud: base, sub: expect.stringMatching(/^mailto:/) });
    expect(key).toBe((await push.getKey()).key);
  });

  it('is forgotten once its push service says that it is gone, and asked again while that is away', async () => {
    const { id } = await scene.world.join();
    const browser = await addBrowser(id, openBrowser('/gone').values);
    const deliver = () => portal.context.notices.push.deliver({ data: { browser, question: 1 }, attempt: 1 });
    status = 503;
    expect((await deliver()).status).toBe('failed');
    status = 410;
    expect((await deliver()).status).toBe('completed');
    status = 201;
    received.length = 0;
    await deliver();
    expect(received).toEqual([]);
  });

  it('is told while its session lasts, and never where the portal must not reach', async () => {
    const { id } = await scene.world.join();
    const inside = await addBrowser(id, { ...openBrowser().values, endpoint: 'http://127.0.0.1:1/inside' });
    await portal.context.notices.push.deliver({ data: { browser: inside, question: 1 }, attempt: 1 });
    const browser = await addBrowser(id, openBrowser('/session').values);
    const left = async () =>
      (await portal.database.db.selectFrom('push_subscription').select('id').execute()).map((row) => row.id);
    expect(await left()).toEqual([browser]);
    await portal.database.db.deleteFrom('account_session').where('account_id', '=', id).execute();
    expect(await left()).toEqual([]);
  });

  it('is added by its owner alone, at an address on https, and ten at most', async () => {
    const { id, bearer } = await scene.world.join();
    const { values } = openBrowser();
    const subscribe = (endpoint: string, by?: string) =>
      post('/api/push/subscribe/', { ...values, endpoint }, by);
    expect((await subscribe('https://push.example/1')).status).toBe(401);
    expect((await subscribe('http://push.example/1', bearer)).status).toBe(400);
    expect((await subscribe('https://push.example/1', bearer)).status).toBe(200);
    for (let each = 2; each <= 10; each += 1)
      await addBrowser(id, { ...values, endpoint: `https://push.example/${each}` });
    expect((await subscribe('https://push.example/11', bearer)).status).toBe(409);
    expect((await subscribe('https://push.example/1', bearer)).status).toBe(200);
    const other = await scene.world.join();
    await post('/api/push/unsubscribe/', { endpoint: 'https://push.example/1' }, other.bearer);
    expect((await subscribe('https://push.example/11', bearer)).status).toBe(409);
    await post('/api/push/unsubscribe/', { endpoint: 'https://push.example/1' }, bearer);
    expect((await subscribe('https://push.example/11', bearer)).status).toBe(200);
    expect(JSON.stringify((await scene.world.get('/api/push/key/', bearer)).body)).toMatch(
      /^{"key":"[\w-]{87}"}$/,
    );
  });
});
