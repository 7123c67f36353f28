import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom } from '#tests/support/office.ts';

// 23:59 of the 24th in Tbilisi.
const clock = { time: Date.UTC(2026, 10, 24, 19, 59) };
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal({ now: () => clock.time });
}, 60_000);
afterAll(() => portal.close());

const csrf = 'c'.repeat(43);
const send = async (calculator: string, { token = csrf, remoteAddress = '203.0.113.1' } = {}) => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/calculator-use/',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `csrftoken=${csrf}` },
    payload: new URLSearchParams({ csrfmiddlewaretoken: token, calculator }).toString(),
  });
  return answer.statusCode;
};
const stored = async () => {
  await portal.context.calculatorUse.flush();
  const rows = await portal.database.db.selectFrom('calculator_use').selectAll().execute();
  return rows.map(({ calculator, count }) => `${calculator} ${count}`).toSorted();
};

it('uses of a calculator are counted by day, without anything else', async () => {
  expect([await send('orsulobis-vada'), await send('orsulobis-vada')]).toEqual([204, 204]);
  expect(await send('shaqari-siskhlshi')).toBe(204);
  expect(await stored()).toEqual(['orsulobis-vada 2', 'shaqari-siskhlshi 1']);
  clock.time += 120_000;
  await send('orsulobis-vada');
  expect(await stored()).toEqual(['orsulobis-vada 1', 'orsulobis-vada 2', 'shaqari-siskhlshi 1']);

  const editor = await createStaffRoom(portal).signIn(['editor']);
  const { body } = await editor.call('/api/office/reports/list/', { from: '2026-11-24', to: '2026-11-25' });
  expect(body.calculations).toEqual({
    total: 4,
    by_day: [
      { day: '2026-11-24', total: 3 },
      { day: '2026-11-25', total: 1 },
    ],
  });
  expect(body.by_calculator).toMatchObject([
    { calculator: 'orsulobis-vada', title: expect.stringMatching(/[ა-ჰ]/), total: 3 },
    { calculator: 'shaqari-siskhlshi', total: 1 },
  ]);
});

it('nothing is counted that is no calculator, has no token, or comes too often from one network', async () => {
  const before = await stored();
  expect(await send('gulis-cemis-sixsire')).toBe(400);
  expect(await send('orsulobis-vada', { token: 'x'.repeat(43) })).toBe(403);
  expect(await stored()).toEqual(before);
  for (let one = 0; one < 62; one += 1)
    expect(await send('nayofis-ganvithareba', { remoteAddress: '203.0.113.77' })).toBe(204);
  expect(await stored()).toContain('nayofis-ganvithareba 60');
});
