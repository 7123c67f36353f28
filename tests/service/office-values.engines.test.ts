import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractOf } from '#shared/contracts/call.ts';
import { everyCall } from '#shared/contracts/every-call.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
let admin: Staff;
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000 });
  admin = await createStaffRoom(portal).signIn(['admin', 'reviewer']);
}, 60_000);
afterAll(() => portal.close());

/** Calls of the office that take JSON, without those that would end the session that asks. */
const paths = everyCall.flatMap((call) => {
  const { right, body, path } = contractOf(call);
  return right === 'staff' &&
    body === 'json' &&
    !/accounts\/(block|unblock|remove|set_roles|sign_out)/.test(path)
    ? [path.replace('{collection}', 'article')]
    : [];
});

/** What a call takes besides the value that is tried, so that it comes as far as the database. */
const plausible = { id: 1, revision: 1, version: 1, from: '2026-01-01', to: '2026-01-02', reason: 'მიზეზი' };

it.each([
  ['numbers past the largest', { id: 2_147_483_648, into: 3e9, account: 3e9, note: 3e9 }],
  ['revisions and versions past the largest', { revision: 3e9, version: Number.MAX_SAFE_INTEGER }],
  ['a zero character', { search: 'a\0', q: 'a\0', reason: 'a\0', note: 'a\0', query: 'a\0', name: 'a\0' }],
  [
    'halves of surrogate pairs',
    { search: '\ud800', q: '\ud800', reason: '\ud800', settings: { phone: '1\0' } },
  ],
])('no call of the office fails at %s', async (_, value) => {
  const failed: string[] = [];
  for (const path of paths) {
    const answer = await admin.call(path, { ...plausible, ...value }).catch(() => undefined);
    if ((answer?.status ?? 0) >= 500) failed.push(path);
  }
  expect(failed).toEqual([]);
  expect((await admin.call('/api/office/plans/list/')).status).toBe(200);
});

it('every such field is named, as any that is wrong', async () => {
  const answer = await admin.call('/api/office/orders/list/', { search: 'a\0', state: 'nowhere', page: 0 });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.error.fields).toSorted()).toEqual(['page', 'search', 'state']);
});
