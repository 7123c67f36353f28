import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { handleApplications } from '#server/operator/commands/applications.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createApplicationsRepository } from './applications.repository.ts';

const required = [{ message: 'ველის შევსება სავალდებულოა !', code: 'required' }];
const token = 't'.repeat(30);
const mailer = createFakeMailer();
const now = Date.now();
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal({ mailer, now: () => now });
}, 60_000);
afterAll(() => portal.close());

type Pairs = readonly (readonly [string, string])[];
let hosts = 0;
/** An unused client address. */
const newAddress = (): string => {
  hosts += 1;
  return `10.9.${Math.floor(hosts / 250)}.${hosts % 250}`;
};

function apply(kind: string, pairs: Pairs, { address = newAddress(), prefix = '/api', csrf = token } = {}) {
  return portal.app.inject({
    method: 'POST',
    url: `${prefix}/become_recommended/${kind}/`,
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    cookies: { csrftoken: token },
    payload: new URLSearchParams([
      ['csrfmiddlewaretoken', csrf],
      ...pairs.map((pair) => [...pair]),
    ]).toString(),
  });
}

const count = async (): Promise<number> =>
  (await portal.context.db.selectFrom('application').select('id').execute()).length;
const newest = () =>
  portal.context.db.selectFrom('application').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

const clinic: Pairs = [
  ['name', 'კლინიკა „ალვა“'],
  ['phone', '555123456'],
  ['branches', 'კარდიოლოგია'],
];
const doctor: Pairs = [
  ['name', 'ნინო ბერიძე'],
  ['phone', '555123456'],
  ['profession', 'ნევროლოგი'],
  ['clinics', 'კლინიკა „ალვა“'],
];

describe('applying to become recommended', () => {
  it.each(['/api', ''])('stores a clinic with the names of its branches, sent to „%s“', async (prefix) => {
    const [heart, skin] = [
      await portal.make.branch({ name: 'გული' }),
      await portal.make.branch({ name: 'კანი' }),
    ];
    const pairs: Pairs = [
      ['name', ' კლინიკა „ალვა“ '],
      ['phone', '+995 555 12-34-56'],
      ['branches', String(heart)],
      ['branches', ''],
      ['branches', String(skin)],
      ['branches', '999999'],
    ];
    const answer = await apply('clinic', pairs, { prefix });
    expect([answer.statusCode, answer.json()]).toEqual([200, { msg: 'შეტყობინება წარმატებით გაიგზავნა !' }]);
    expect(await newest()).toMatchObject({
      kind: 'clinic',
      name: 'კლინიკა „ალვა“',
      phone: '555123456',
      profession: '',
      choices: ['გული', 'კანი', '999999'],
      status: 'waiting',
    });
  });

  it('stores a doctor with the names of profession and clinics', async () => {
    const profession = await portal.make.profession({ title: 'ალერგოლოგი' });
    const [one, two] = [
      await portal.make.clinic({ title: 'ერთი' }),
      await portal.make.clinic({ title: 'ორი' }),
    ];
    const pairs: Pairs = [
      ['name', 'ნინო ბერიძე'],
      ['phone', '995 599 12 34 56'],
      ['profession', String(profession)],
      ['clinics', String(two)],
      ['clinics', String(one)],
    ];
    expect((await apply('doctor', pairs)).statusCode).toBe(200);
    expect(await newest()).toMatchObject({
      kind: 'doctor',
      profession: 'ალერგოლოგი',
      choices: ['ორი', 'ერთი'],
    });
  });

  it.each([
    ['clinic', clinic],
    ['doctor', doctor],
  ] as const)('asks a %s for every required field and keeps nothing without', async (kind, whole) => {
    const before = await count();
    const nothing = await apply(kind, []);
    const fields = Object.fromEntries(whole.map(([name]) => [name, required]));
    expect([nothing.statusCode, nothing.json()]).toEqual([400, { error: { fields } }]);
    for (const [missing] of whole)
      for (const pairs of [
        whole.filter(([name]) => name !== missing),
        whole.map(([name, value]) => [name, name === missing ? '  ' : value] as const),
      ]) {
        const answer = await apply(kind, pairs);
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { error: { fields: { [missing]: required } } },
        ]);
      }
    expect(await count()).toBe(before);
  });

  it('requires the first choice even if a further one is given', async () => {
    const pairs = [...clinic.slice(0, 2), ['branches', ''], ['branches', 'კანი']] as const;
    expect((await apply('clinic', pairs)).json()).toEqual({ error: { fields: { branches: required } } });
  });

  it.each([
    ['1234567890123', 'bad_phone'],
    ['123456789012', 'bad_phone'],
    ['12', 'bad_phone'],
    ['+995 555 12 34 5', 'bad_phone'],
    ['+995', 'required'],
    ['abc', 'bad_phone'],
    ['+7 555 12 34 56', 'bad_phone'],
  ])('refuses „%s“ as a telephone number', async (phone, code) => {
    const answer = await apply('clinic', [...clinic.filter(([name]) => name !== 'phone'), ['phone', phone]]);
    const { fields } = answer.json().error;
    expect([answer.statusCode, Object.keys(fields), fields.phone[0].code]).toEqual([400, ['phone'], code]);
  });

  it('accepts five an hour from one address, not counting refused ones', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      await apply('clinic', [], { address });
      statuses.push(
        (await apply(tries % 2 ? 'doctor' : 'clinic', tries % 2 ? doctor : clinic, { address })).statusCode,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await apply('clinic', clinic, { address });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect((await apply('clinic', clinic, { address })).statusCode).toBe(200);
    vi.useRealTimers();
  });

  it('requires a CSRF token and POST', async () => {
    expect((await apply('clinic', clinic, { csrf: 'wrong' })).statusCode).toBe(403);
    for (const url of ['/become_recommended/clinic/', '/api/become_recommended/doctor'])
      expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(405);
  });

  it('answers any body with 200, or with 400 at known fields, and stores what it accepts', async () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const names = ['name', 'phone', 'profession', 'clinics', 'branches', 'id', '__proto__', 'constructor'];
    const values = [
      '',
      ' ',
      '5',
      '555',
      '+995555',
      'x'.repeat(300),
      '\u0000',
      '<script>',
      'ნინო',
      '-1',
      '١٢',
      '😀',
      '\u202E',
    ];
    let kept = await count();
    for (let round = 0; round < 200; round += 1) {
      const kind = random(2) ? 'clinic' : 'doctor';
      const whole = random(2) ? (kind === 'clinic' ? clinic : doctor) : [];
      const noise = Array.from(
        { length: random(6) },
        () => [names[random(names.length)] ?? '', values[random(values.length)] ?? ''] as const,
      );
      const answer = await apply(kind, [...noise, ...whole]);
      expect([200, 400]).toContain(answer.statusCode);
      if (answer.statusCode === 200) kept += 1;
      else
        for (const [name, complaints] of Object.entries<{ message: string }[]>(answer.json().error.fields)) {
          expect(
            kind === 'clinic' ? ['name', 'phone', 'branches'] : ['name', 'phone', 'profession', 'clinics'],
          ).toContain(name);
          expect(complaints[0]?.message).toMatch(/[ა-ჰ]/);
        }
      expect(await count()).toBe(kept);
    }
  });
});

describe('what becomes of an application', () => {
  it('is mailed to the editors, with scripts as text', async () => {
    const { db } = portal.context;
    await portal.deliverMail();
    mailer.sent.length = 0;
    const named = [['name', '<script>alert(1)</script>'], ...doctor.slice(1)] as const;
    await apply('doctor', named);
    await portal.deliverMail();
    expect(mailer.sent.map(({ to }) => to)).toEqual(['editors@127.0.0.1']);

    await db
      .insertInto('account')
      .values([
        { email: 'redaqtori@magalithi.ge', roles: ['editor'] },
        { email: 'gakidvebi@magalithi.ge', roles: ['sales'] },
      ])
      .execute();
    await apply('doctor', named);
    await portal.deliverMail();
    const letter = mailer.sent.at(-1);
    expect(mailer.sent).toHaveLength(2);
    expect(letter?.to).toBe('redaqtori@magalithi.ge');
    expect(letter?.subject).toContain('რეკომენდებული ექიმი');
    for (const part of ['+995 555123456', 'ნევროლოგი', 'კლინიკა „ალვა“'])
      expect(letter?.text).toContain(part);
    expect(letter?.text).toMatch(/\/office\/applications\/\?search=\d+/);
    expect(letter?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(letter?.html).not.toContain('<script>');
  });

  it('is listed, shown and marked by the operator', async () => {
    const repository = createApplicationsRepository(portal.context.db);
    await apply('clinic', clinic);
    const { id } = await newest();
    const [first] =
      (await handleApplications(repository, { action: 'list', status: 'waiting', limit: 5 })) ?? [];
    expect(first).toMatch(new RegExp(`^ *${id} .*waiting .*clinic .*\\+995 555123456 .*კლინიკა „ალვა“$`));
    expect(await handleApplications(repository, { action: 'mark', id, status: 'contacted' })).toEqual([
      `${id}: contacted`,
    ]);
    expect((await handleApplications(repository, { action: 'show', id }))?.join('\n')).toMatch(
      /contacted[\s\S]*branches: კარდიოლოგია/,
    );
    const open = await handleApplications(repository, { action: 'list', status: 'waiting', limit: 500 });
    expect(open?.some((line) => line.trim().startsWith(`${id} `))).toBe(false);
    for (const order of [{ action: 'show' }, { action: 'mark', status: 'waiting' }] as const)
      expect(await handleApplications(repository, { ...order, id: 999_999 })).toBeUndefined();
  });
});
