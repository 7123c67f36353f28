import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskRights, mayActAt } from '#shared/access/desk-rights.ts';
import { type Role, roles } from '#shared/contracts/accounts.ts';
import { contractOf } from '#shared/contracts/call.ts';
import { everyCall } from '#shared/contracts/every-call.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
const people = new Map<Role | 'reader', Staff>();
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000 });
  const { signIn } = createStaffRoom(portal);
  for (const role of roles) people.set(role, await signIn([role]));
  people.set('reader', await signIn([]));
}, 60_000);
afterAll(() => portal.close());

/** Every call of every desk, by desk and act. */
const deskCalls = everyCall.flatMap((call) => {
  const { desk, path } = contractOf(call);
  return desk ? [{ ...desk, path }] : [];
});

it('every act of every desk is for the roles that its rights name, whatever is sent', async () => {
  const wrong: string[] = [];
  for (const [who, person] of people)
    for (const { name, act, path } of deskCalls)
      for (const body of [{}, { id: 'x', nonsense: 1 }]) {
        const answer = await person.call(path, body).catch(() => undefined);
        const isRefused = answer?.status === 403 && officeCode(answer) === 'no_right';
        const isAllowed = who !== 'reader' && mayActAt([who], name, act);
        if (isRefused === isAllowed) wrong.push(`${who} ${name} ${act}: ${answer?.status}`);
        if ((answer?.status ?? 0) >= 500) wrong.push(`${who} ${name} ${act}: ${answer?.status}`);
      }
  expect(wrong).toEqual([]);
}, 120_000);

it('every act that the rights name is a call, and every call a right', () => {
  const named = Object.entries(deskRights).flatMap(([desk, right]) =>
    'acts' in right ? Object.keys(right.acts).map((act) => `${desk} ${act}`) : [],
  );
  const called = new Set(
    deskCalls.filter(({ act }) => act !== 'list').map(({ name, act }) => `${name} ${act}`),
  );
  // A tag is renamed as a record is written.
  expect(named.toSorted()).toEqual([...called, 'tags rename'].toSorted());
});

it('a guest learns of no desk', async () => {
  for (const { path } of deskCalls) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.statusCode, path).toBe(401);
  }
});
