import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

const clock = { time: Date.UTC(2026, 10, 23, 9) };
let portal: TestPortal;
let editor: Staff;
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000, now: () => clock.time });
  await portal.database.db.deleteFrom('calculation').execute();
  editor = await createStaffRoom(portal).signIn(['editor']);
  await portal.make.article({ title: 'შაკიკი', introtext: '' });
  await portal.make.article({ title: 'გასტრიტი', introtext: '' });
  await portal.context.indexing.indexQueued();
}, 60_000);
afterAll(() => portal.close());

/** A reader looks for something; each has a browser of their own. */
async function search(q: string, reader = 'Mozilla/5.0 one', more: object = {}): Promise<string[]> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/restql/search/',
    headers: { 'user-agent': reader },
    payload: { find: { q }, ...more },
  });
  return answer.json().search.map(({ title }: { title: string }) => title);
}
const desk = (act: string, body: object = {}, who = editor) =>
  who.call(`/api/office/search_words/${act}/`, body);
async function missed(): Promise<unknown[]> {
  await portal.context.searches.flush();
  const { body } = await desk('list', { state: 'missed' });
  return body.rows;
}

it('what three readers did not find is listed, and its text is stored no earlier', async () => {
  await search('ბჟუტური კუზანა', 'Mozilla/5.0 one');
  await search('ბჟუტური  კუზანა ', 'Mozilla/5.0 one');
  await search('ბჟუტური კუზანა', 'Mozilla/5.0 two');
  await search('ბჟუტური კუზანა', 'Googlebot/2.1');
  await search('ბჟუტური კუზანა', 'Mozilla/5.0 three', { fields: ['title'] });
  await search('შაკიკი', 'Mozilla/5.0 three');
  expect(await missed()).toEqual([]);
  const stored = await portal.database.db.selectFrom('missed_search').select(['query', 'readers']).execute();
  expect(stored).toEqual([{ query: null, readers: 2 }]);
  await search('ბჟუტური კუზანა', 'Mozilla/5.0 three');
  expect(await missed()).toMatchObject([{ state: 'missed', from: 'ბჟუტური კუზანა', to: null, readers: 3 }]);
  const counted = await portal.database.db.selectFrom('daily_count').select(['kind', 'count']).execute();
  expect(counted).toEqual([{ kind: 'searches', count: 5 }]);
});

it('a phrase that the search is taught is understood at once, in any form, until it is removed', async () => {
  expect(await search('ბჟუტური კუზანა')).toEqual([]);
  const { status, body } = await desk('save', { kind: 'phrase', from: 'ბჟუტური კუზანა', to: 'შაკიკი' });
  expect([status, body]).toMatchObject([
    200,
    { state: 'phrase', from: 'ბჟუტური კუზანა', to: 'შაკიკი', readers: null },
  ]);
  await expect.poll(() => search('ბჟუტურმა კუზანამ')).toEqual(['შაკიკი']);
  expect(await missed()).toEqual([]);
  expect((await desk('list', { search: 'კუზანა' })).body).toMatchObject({
    rows: [{ id: body.id, state: 'phrase' }],
    total: 1,
    counts: { missed: 0, phrase: 1, synonym: 0 },
  });
  expect((await desk('remove', { id: body.id })).body).toEqual({});
  await expect.poll(() => search('ბჟუტურმა კუზანამ')).toEqual([]);
  expect((await desk('remove', { id: body.id })).status).toBe(404);
});

it('names of one thing stand for each other', async () => {
  await desk('save', { kind: 'synonym', from: 'დრუნჩვალა', to: 'გასტრიტი' });
  await expect.poll(() => search('დრუნჩვალას')).toEqual(['გასტრიტი']);
  const { body } = await (await createStaffRoom(portal).signIn(['admin'])).call('/api/office/log/list/', {
    find: { collection: 'taught_word' },
  });
  expect(body.lines.map(({ action }: { action: string }) => action)).toEqual(['save', 'remove', 'save']);
});

it('every bad field is refused, and others than editors altogether', async () => {
  const bad = await desk('save', { kind: 'guess', from: '', to: 'ა = ბ' });
  expect([officeCode(bad, 'kind'), officeCode(bad, 'from'), officeCode(bad, 'to')]).toEqual([
    'invalid',
    'required',
    'invalid',
  ]);
  const author = await createStaffRoom(portal).signIn(['author']);
  for (const act of ['list', 'save', 'remove'])
    expect(officeCode(await desk(act, {}, author))).toBe('no_right');
});

it('what nobody has missed for ninety days is forgotten', async () => {
  for (const reader of ['a', 'b', 'c']) await search('ფრთამალული', reader);
  expect(await missed()).toHaveLength(1);
  clock.time += 91 * 86_400_000;
  await portal.context.jobs.find(({ name }) => name === 'searches-forget')?.run();
  expect(await missed()).toEqual([]);
  const left = await portal.database.db.selectFrom('missed_search_reader').select('at').execute();
  expect(left).toEqual([]);
});

it('a phrase may be taught by a name whose words no record holds together', async () => {
  const { body } = await desk('save', { kind: 'phrase', from: 'ფუნდრუკა', to: 'შაკიკის წამალი' });
  await expect.poll(() => search('ფუნდრუკა')).toEqual(['შაკიკი']);
  await desk('remove', { id: body.id });
});

it('what is taught is meant instead of what the search knew of the phrase', async () => {
  expect(await search('კუჭი მეწვის')).toEqual(['გასტრიტი']);
  const { body } = await desk('save', { kind: 'phrase', from: 'კუჭი მეწვის', to: 'შაკიკი' });
  await expect.poll(() => search('კუჭი მეწვის')).toEqual(['შაკიკი']);
  await desk('remove', { id: body.id });
});
