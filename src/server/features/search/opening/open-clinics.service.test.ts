import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '#shared/collections/query.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

/** Monday 23 November 2026, 19:00 in Tbilisi. */
const clock = { time: Date.parse('2026-11-23T19:00:00+04:00') };
const rendered: string[] = [];
/** Renders the titles that a search for the page's number finds. */
const renderer: WebRenderer = {
  ...plainRenderer,
  renderPage: async ({ search }, ask) => {
    rendered.push(search);
    const { search: found } = await ask<Answer<'search', { title: string }[]>>('search', {
      find: { q: search === '?page=2' ? 'ღია კლინიკა' : 'კლინიკა' },
      fields: ['title'],
    });
    return { status: 200, html: (found ?? []).map(({ title }) => title).join() };
  },
};
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal({ now: () => clock.time, renderer });
  const hours = (opens: string, closes: string, days = [1, 2, 3, 4, 5]) =>
    JSON.stringify([{ days, opens, closes }]);
  await portal.make.clinic({ title: 'კლინიკა „აისი“', hours: hours('09:00', '18:00') });
  await portal.make.clinic({ title: 'კლინიკა „დაისი“ და ეზო', hours: hours('12:00', '22:00') });
  await portal.make.clinic({ title: 'კლინიკა „მთვარე“ და ეზო', hours: hours('20:00', '08:00', [7, 1]) });
  await portal.make.clinic({ title: 'კლინიკა „ზღვა“', city: 'ბათუმი', hours: hours('12:00', '22:00') });
  await portal.context.indexing.indexQueued();
}, 60_000);
afterAll(() => portal.close());

const names = async (q: string): Promise<string[]> => {
  const { body } = await portal.ask('search', { find: { q }, fields: ['title'] });
  return (body.search as { title: string }[]).map(({ title }) => /„(.+)“/.exec(title)?.[1] ?? title);
};
const at = (moment: string) => {
  clock.time = Date.parse(`${moment}+04:00`);
};

it('clinics that are open come first where they are asked for, those of the city before others', async () => {
  at('2026-11-23T19:00:00');
  expect((await names('ღია კლინიკა თბილისში'))[0]).toBe('დაისი');
  expect(new Set((await names('ახლა ღია კლინიკა')).slice(0, 2))).toEqual(new Set(['დაისი', 'ზღვა']));
  at('2026-11-23T10:00:00');
  expect((await names('ღია კლინიკა თბილისში'))[0]).toBe('აისი');
  at('2026-11-23T21:00:00');
  expect((await names('ღია კლინიკა თბილისში')).slice(0, 2).sort()).toEqual(['დაისი', 'მთვარე']);
});

it('hours that go on after midnight count for the next day, and a night is that of the next hours', async () => {
  at('2026-11-24T03:00:00');
  expect((await names('ღია კლინიკა'))[0]).toBe('მთვარე');
  at('2026-11-23T12:00:00');
  expect((await names('სადღეღამისო კლინიკა'))[0]).toBe('მთვარე');
});

it('without a word about the time the order does not depend on it', async () => {
  at('2026-11-23T10:00:00');
  const morning = await names('კლინიკა თბილისში');
  at('2026-11-23T21:00:00');
  expect(await names('კლინიკა თბილისში')).toEqual(morning);
});

it('a page with such an order is not cached, another search is', async () => {
  at('2026-11-23T19:00:00');
  const get = (url: string) => portal.app.inject({ url });
  const open = await get('/?page=2');
  expect(open.headers['cache-control']).toBe('no-store');
  at('2026-11-23T10:00:00');
  expect((await get('/?page=2')).body).not.toBe(open.body);
  await get('/?page=3');
  expect((await get('/?page=3')).headers['cache-control']).toContain('s-maxage');
  expect(rendered).toEqual(['?page=2', '?page=2', '?page=3']);
});
