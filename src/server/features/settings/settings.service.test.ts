import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
let admin: Staff;
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000, environment: { SITE_NAME: 'ჩემი პორტალი' } });
  admin = await createStaffRoom(portal).signIn(['admin'], 'ნინო');
}, 60_000);
afterAll(() => portal.close());

const desk = (act: string, body: object = {}, who = admin) => who.call(`/api/office/settings/${act}/`, body);

it('what is saved readers have at once, and the name of the environment stands beside it', async () => {
  const { body: before } = await desk('get');
  expect(before).toMatchObject({
    site_name: 'ჩემი პორტალი',
    setup: { name: true, mail: false, banks: false, pages: false },
    settings: { phone: '', opening_text: '' },
  });
  const settings = { phone: '+995 32 200 00 00', facebook: 'https://facebook.com/portal' };
  const { status, body } = await desk('save', { version: before.version, settings });
  expect([status, body]).toMatchObject([200, { version: before.version + 1, settings }]);
  const shown = async () => (await portal.ask('site_settings', { fields: ['phone'] })).body.site_settings;
  await expect.poll(shown).toEqual([{ phone: settings.phone }]);
  expect((await desk('save', { version: body.version, settings })).body.version).toBe(body.version);
  const { body: log } = await admin.call('/api/office/log/list/', { find: { collection: 'site_settings' } });
  expect(log.lines).toMatchObject([
    { account: { name: 'ნინო' }, action: 'save', fields: ['phone', 'facebook'] },
  ]);
});

it('who has not seen the newest version writes over nothing', async () => {
  const { version } = (await desk('get')).body;
  await desk('save', { version, settings: { address: 'თბილისი' } });
  const stale = await desk('save', { version, settings: { address: 'ქუთაისი' } });
  expect([stale.status, officeCode(stale)]).toEqual([409, 'stale']);
  expect(stale.body.current).toMatchObject({
    version: version + 1,
    changed_by: { name: 'ნინო' },
    fields: ['address'],
  });
  expect((await desk('get')).body.settings.address).toBe('თბილისი');
});

it('every bad field is refused, and others than admins altogether', async () => {
  const { version } = (await desk('get')).body;
  const bad = await desk('save', {
    version,
    settings: { email: 'no', facebook: 'javascript:alert(1)', phone: 'abc', site_name: 'x', youtube: 5 },
  });
  expect(bad.status).toBe(400);
  expect(Object.keys(bad.body.error.fields).toSorted()).toEqual([
    'email',
    'facebook',
    'phone',
    'site_name',
    'youtube',
  ]);
  expect(officeCode(await desk('save', { version }), 'settings')).toBe('invalid');
  const editor = await createStaffRoom(portal).signIn(['editor']);
  for (const act of ['get', 'save']) expect(officeCode(await desk(act, {}, editor))).toBe('no_right');
});
