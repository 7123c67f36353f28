import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { operatorBecause } from '#server/features/payments/desks/payment-operations.service.ts';
import { roles } from '#shared/contracts/accounts.ts';
import { codeOf, createAccountClient, somebody } from '#tests/support/account-client.ts';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

const mailer = createFakeMailer();
let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
let room: ReturnType<typeof createStaffRoom>;
let nino: Staff;
let reader: { access: string; email: string; id: number };

beforeAll(async () => {
  portal = await buildPortal({ mailer, officeCallsPerSecond: 10_000 });
  client = createAccountClient(portal.app);
  room = createStaffRoom(portal);
  nino = await room.signIn(['admin'], 'ნინო');
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  const email = `${crypto.randomUUID()}@example.ge`;
  const { access } = await client.join(email);
  reader = { access, email, id: await idOf(email) };
});

const idOf = async (email: string) =>
  (
    await portal.database.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const desk = (act: string, body: object, who = nino) => who.call(`/api/office/accounts/${act}/`, body);
const logOf = (record: number) =>
  portal.database.db
    .selectFrom('change_log')
    .select(['account_id', 'action', 'reason', 'before', 'after'])
    .where('collection', '=', 'account')
    .where('record_id', '=', record)
    .orderBy('id')
    .execute();
const signIn = (code?: string) =>
  client.post('/api/auth/sign-in/', {
    email: reader.email,
    password: somebody.password,
    ...(code ? { code } : {}),
  });
const confirm = () =>
  portal.database.db
    .updateTable('account')
    .set({ email_verified_at: new Date() })
    .where('id', '=', reader.id)
    .execute();

describe('the desk of accounts', () => {
  it('takes out all that is stored of a person, with a reason and a fresh second factor, and tells them', async () => {
    expect(officeCode(await desk('download', { id: reader.id }), 'reason')).toBe('required');
    const { status, body } = await desk('download', { id: reader.id, reason: 'წერილობითი მოთხოვნა' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { email: reader.email }, questions: [], operations: [] });
    expect((await logOf(reader.id)).at(-1)).toMatchObject({
      ...{ account_id: nino.id, action: 'download', reason: 'წერილობითი მოთხოვნა' },
    });
    const own = await client.post('/api/auth/my-data/', {}, { bearer: reader.access });
    const log = own.body.security_log as { kind: string }[];
    const kinds = log.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'data_downloaded')).toHaveLength(2);
    const late = await room.signIn(['admin']);
    await late.cookie();
    await portal.database.db
      .updateTable('account_session')
      .set({ second_factor_at: new Date(Date.now() - 11 * 60_000) })
      .where('account_id', '=', late.id)
      .execute();
    const refused = await desk('download', { id: reader.id, reason: 'ა' }, late);
    expect(officeCode(refused)).toBe('second_factor_old');
    // Other tests are about the only admin.
    await portal.database.db.updateTable('account').set({ roles: [] }).where('id', '=', late.id).execute();
  });

  it('finds accounts by words and state, with their second factor and balance', async () => {
    const { body } = await desk('list', { search: reader.email.slice(0, 20) });
    expect(body).toMatchObject({
      rows: [
        {
          id: reader.id,
          email: reader.email,
          roles: [],
          state: 'unconfirmed',
          balance: '0.00',
          second_factor: { has_code: false, passkeys: 0, closed_until: null },
        },
      ],
      total: 1,
      counts: { active: 0, unconfirmed: 1, blocked: 0, staff: 0 },
    });
    const staff = (await desk('list', { state: 'staff' })).body;
    expect(staff.rows).toMatchObject([{ id: nino.id, roles: ['admin'], name: 'ნინო' }]);
    expect(staff).toMatchObject({ total: 1, counts: { staff: 1 } });
  });

  it('shows sessions and security events, and notes who looked', async () => {
    const { body } = await desk('look', { id: reader.id });
    expect(body).toMatchObject({ account: { id: reader.id }, sessions: [{}] });
    expect(body.events.map(({ kind }: { kind: string }) => kind)).toContain('signed_up');
    expect(JSON.stringify(body)).not.toMatch(/hash|token/);
    expect(await logOf(reader.id)).toMatchObject([{ account_id: nino.id, action: 'look' }]);
  });

  it('blocks with a reason, signs out, and lifts the block', async () => {
    expect(officeCode(await desk('block', { id: reader.id }), 'reason')).toBe('required');
    expect((await desk('unblock', { id: reader.id })).body.state).toBe('unconfirmed');
    expect((await client.verify(reader.access)).status).toBe(200);
    const blocked = await desk('block', { id: reader.id, reason: 'უცხო ბარათები' });
    expect(blocked.body).toMatchObject({ state: 'blocked', blocked_at: expect.any(String) });
    expect((await client.verify(reader.access)).status).toBe(404);
    expect(codeOf(await signIn())).toBe('bad_credentials');
    expect((await desk('unblock', { id: reader.id })).body.state).toBe('unconfirmed');
    const { access_token } = (await signIn()).body;
    expect((await desk('sign_out', { id: reader.id })).body.used_at).toBeNull();
    expect((await client.verify(String(access_token))).status).toBe(401);
    expect(await logOf(reader.id)).toMatchObject([
      { action: 'block', reason: 'უცხო ბარათები', before: { blocked: false }, after: { blocked: true } },
      { action: 'unblock' },
      { action: 'sign_out', account_id: nino.id },
    ]);
    expect((await desk('unblock', { id: 2_000_000_000 })).status).toBe(404);
  });

  it('makes staff: signed out, with a second factor that is shown once', async () => {
    await confirm();
    const { body } = await desk('set_roles', { id: reader.id, roles: ['editor', 'author'] });
    expect(body).toMatchObject({ roles: ['author', 'editor'], second_factor: { has_code: true } });
    expect(body.setup.recovery).toHaveLength(10);
    expect((await client.verify(reader.access)).status).toBe(401);
    expect(codeOf(await signIn())).toBe('two_factor_required');
    const code = authenticatorOf(body.setup.address).codeAt(portal.context.now());
    expect((await signIn(code)).status).toBe(200);
    const again = await desk('set_roles', { id: reader.id, roles: ['sales'] });
    expect(again.body).toMatchObject({ roles: ['sales'], setup: null });
    expect(await logOf(reader.id)).toMatchObject([
      { action: 'set_roles', before: { roles: [] }, after: { roles: ['author', 'editor'] } },
      { action: 'set_roles', after: { roles: ['sales'] } },
    ]);
    await desk('set_roles', { id: reader.id, roles: [] });
    expect(officeCode(await desk('set_roles', { id: reader.id, roles: ['boss'] }), 'roles')).toBe('invalid');
    expect(officeCode(await desk('set_roles', { id: reader.id }), 'roles')).toBe('required');
    // Nobody answers as a consultant who does not exist.
    const nobody = { id: reader.id, roles: ['consultant'], consultant: 99_999 };
    expect(officeCode(await desk('set_roles', nobody), 'consultant')).toBe('unknown_consultant');
    const consultant = await portal.make.consultant();
    expect((await desk('set_roles', { ...nobody, consultant })).body).toMatchObject({ consultant });
    expect((await desk('set_roles', { ...nobody, consultant: null })).body.consultant).toBeNull();
    await desk('set_roles', { id: reader.id, roles: [] });
  });

  it('links the author record by which readers know who answers a comment, for as long as the account writes', async () => {
    await confirm();
    const author = await portal.make.author();
    const give = (roles: string[], more = {}) => desk('set_roles', { id: reader.id, roles, ...more });
    expect(officeCode(await give(['author'], { author: 99_999 }), 'author')).toBe('unknown_author');
    expect((await give(['author'], { author })).body).toMatchObject({ author });
    expect((await give(['author', 'reviewer'])).body, 'none named').toMatchObject({ author });
    expect((await give(['author'], { author: null })).body.author).toBeNull();
    await give(['author'], { author });
    expect((await give(['sales'])).body.author).toBeNull();
    await give([]);
  });

  it('lets an admin take another role and stay signed in, but never leaves the portal without one', async () => {
    const given = await desk('set_roles', { id: nino.id, roles: ['admin', 'reviewer'] });
    expect(given.body.roles).toEqual(['reviewer', 'admin']);
    for (const [act, body] of [
      ['set_roles', { id: nino.id, roles: ['reviewer'] }],
      ['block', { id: nino.id, reason: 'შეცდომით' }],
      ['remove', { id: nino.id }],
    ] as const) {
      const refused = await desk(act, body);
      expect([act, refused.status, officeCode(refused)]).toEqual([act, 409, 'last_admin']);
    }
    const gela = await room.signIn(['admin'], 'გელა');
    const own = await desk('block', { id: nino.id, reason: 'შეცდომით' });
    expect([own.status, officeCode(own)]).toEqual([409, 'own_account']);
    expect((await desk('list', {})).status).toBe(200);
    const race = await Promise.all([
      desk('set_roles', { id: gela.id, roles: [] }, nino),
      desk('set_roles', { id: nino.id, roles: [] }, gela),
    ]);
    expect(race.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const { rows } = await portal.database.pool.query(
      "select id from account where 'admin' = any(roles) and blocked_at is null",
    );
    expect(rows).toHaveLength(1);
    // Whoever lost is signed out, and either may have.
    await portal.database.db
      .updateTable('account')
      .set({ roles: [] })
      .where('id', 'in', [nino.id, gela.id])
      .execute();
    nino = await room.signIn(['admin'], 'ნინო');
  });

  it('makes an admin only with a fresh second factor', async () => {
    await confirm();
    const late = await room.signIn(['admin'], 'გვიანი');
    await portal.database.db
      .updateTable('account_session')
      .set({ second_factor_at: new Date(Date.now() - 11 * 60_000) })
      .where('account_id', '=', late.id)
      .execute();
    expect(officeCode(await desk('set_roles', { id: reader.id, roles: ['admin'] }, late))).toBe(
      'second_factor_old',
    );
    expect((await desk('set_roles', { id: reader.id, roles: ['author'] }, late)).status).toBe(200);
    await desk('set_roles', { id: late.id, roles: [] });
    expect((await desk('set_roles', { id: reader.id, roles: ['admin'] })).body.roles).toEqual(['admin']);
    await desk('set_roles', { id: reader.id, roles: [] });
  });

  it('mails the confirmation again, unless the address is confirmed', async () => {
    await portal.deliverMail();
    mailer.sent.splice(0);
    expect((await desk('confirm_again', { id: reader.id })).body.confirmed).toBe(false);
    await portal.deliverMail();
    expect(mailer.sent.map(({ to }) => to)).toEqual([reader.email]);
    const more = [1, 2, 3].map(() => desk('confirm_again', { id: reader.id }));
    expect((await Promise.all(more)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    await confirm();
    const refused = await desk('confirm_again', { id: reader.id });
    expect([refused.status, officeCode(refused)]).toEqual([409, 'already_confirmed']);
  });

  it('removes an account once its money is refunded or given up', async () => {
    const { operations } = portal.context.money;
    await operations.adjust(reader.id, 500, operatorBecause('ფილიალში შემოტანილი თანხა'));
    const refused = await desk('remove', { id: reader.id });
    expect([refused.status, officeCode(refused)]).toEqual([409, 'balance_left']);
    const paid = await nino.call('/api/office/operations/adjust/', {
      account: reader.id,
      amount: '-5.00',
      reason: 'თანხა ანგარიშსწორებით დაუბრუნდა',
    });
    expect(paid.status).toBe(200);
    expect((await desk('remove', { id: reader.id })).body).toMatchObject({ id: reader.id, state: 'removed' });
    expect((await desk('look', { id: reader.id })).status).toBe(404);
    expect((await logOf(reader.id)).at(-1)).toMatchObject({ account_id: nino.id, action: 'remove' });
    expect(await portal.context.money.auditBooks()).toBe(0);
  });

  it('is opened by admins alone', async () => {
    for (const role of roles.filter((one) => one !== 'admin')) {
      const one = await room.signIn([role]);
      for (const act of [
        'list',
        'look',
        'block',
        'unblock',
        'sign_out',
        'set_roles',
        'confirm_again',
        'remove',
      ]) {
        const refused = await desk(act, { id: reader.id, reason: 'x', roles: [] }, one);
        expect([role, act, refused.status, officeCode(refused)]).toEqual([role, act, 403, 'no_right']);
      }
    }
  });
});
