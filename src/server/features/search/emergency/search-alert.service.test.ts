import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

const alertFor = async (q: string, rest: object = {}) =>
  (await portal.ask('search', { find: { q }, ...rest })).body.alert;

it('an answer begins with what to do now when somebody cries for help', async () => {
  expect(await alertFor('თავის მოკვლა მინდა')).toEqual({
    kind: 'crisis',
    title: 'თუ თავის მოკვლაზე ფიქრობთ, მარტო ნუ დარჩებით',
    body: expect.stringContaining('112'),
    phone: '112',
    url: null,
  });
  expect(await alertFor('ინსულტის პრევენცია')).toBeNull();
});

it('the article that helps is named while it is published, however the answer is grouped', async () => {
  const category_id = await portal.make.category({ alias: 'guli' });
  await portal.make.article({ id: 103, title: 'ინფარქტი', introtext: '', category_id });
  const chestPain = 'გულმკერდი მტკივა და მარცხენა ხელი მიბუჟდება';
  expect(await alertFor(chestPain, { group: 'type' })).toMatchObject({
    kind: 'emergency',
    url: expect.stringMatching(/^\/guli\/103-/),
  });
});

it('below the panel of a crisis stands help, whatever the words of it stand in', async () => {
  await portal.make.article({ title: 'თავს მოვიკლავ დიეტით', introtext: '' });
  await portal.make.article({ title: 'დეპრესია და დახმარება', introtext: '' });
  for (let indexed = 1; indexed > 0; ) indexed = await portal.context.indexing.indexQueued();
  const { body } = await portal.ask('search', { find: { q: 'თავს მოვიკლავ' }, fields: ['title'] });
  expect(body.search).toEqual([{ title: 'დეპრესია და დახმარება' }]);
});

it('nothing that is sold is found beside a panel', async () => {
  await portal.database.db
    .insertInto('special_project')
    .values({ alias: 'guli', title: 'გულმკერდი მტკივა და მარცხენა ხელი მიბუჟდება', status: 'published' })
    .execute();
  for (let indexed = 1; indexed > 0; ) indexed = await portal.context.indexing.indexQueued();
  const typesFor = async (q: string) => (await portal.ask('search', { find: { q } })).body.types;
  expect(await typesFor('მარცხენა ხელი')).toMatchObject({ special_project: 1 });
  expect(await typesFor('გულმკერდი მტკივა და მარცხენა ხელი მიბუჟდება')).not.toHaveProperty('special_project');
});
