import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { readRussian } from './russian-words.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
  await portal.database.db.deleteFrom('calculation').execute();
  const category_id = await portal.make.category();
  for (const title of ['ხველა', 'უძილობა', 'თავის ტკივილი', 'დიაბეტი', 'პნევმონია'])
    await portal.make.article({ title, introtext: '', category_id });
  await portal.context.indexing.indexQueued();
}, 60_000);
afterAll(() => portal.close());

const search = async (find: object) =>
  (await portal.ask('search', { find, fields: ['title'] })).body as {
    search: { title: string }[];
    total: number;
    partial: boolean;
    suggestion: string | null;
  };

it('a question in a layman’s words finds what medicine calls it', async () => {
  expect((await search({ q: 'ღამე ვერ ვიძინებ' })).search[0]?.title).toBe('უძილობა');
  expect((await search({ q: 'თავი ძალიან მტკივა' })).search[0]?.title).toBe('თავის ტკივილი');
  expect((await search({ q: 'бессонница' })).search[0]?.title).toBe('უძილობა');
});

it('a question of which little is found says so', async () => {
  expect(await search({ q: 'დიაბეტი მოტოციკლეტი ვერტმფრენი' })).toMatchObject({
    search: [{ title: 'დიაბეტი' }],
    partial: true,
  });
  expect((await search({ q: 'დიაბეტი' })).partial).toBe(false);
});

it('nothing is guessed where the question is to be taken as it was typed', async () => {
  expect(await search({ q: 'pnevnomia' })).toMatchObject({ total: 1, suggestion: 'პნევმონია' });
  expect(await search({ q: 'pnevnomia', exact: true })).toMatchObject({ total: 0, suggestion: null });
});

it('a Russian speciality is read as itself and not as what it treats', () => {
  expect(readRussian('аллерголог в Батуми')).toContain('ალერგოლოგ');
  expect(readRussian('запись к диетологу')).toContain('დიეტოლოგ');
  expect(readRussian('аллергия')).toBe('ალერგია');
});

it('Russian that is typed by sound is read as what it means, and said to be', async () => {
  for (const q of ['besonnica', 'ბესონიცა', 'bessonnitsa'])
    expect(await search({ q })).toMatchObject({ search: [{ title: 'უძილობა' }], suggestion: 'უძილობა' });
});

it('words beside a phrase that says what is meant do not lead elsewhere', async () => {
  const category_id = await portal.make.category();
  await portal.make.article({ title: 'ტბა და ზღვა', introtext: '', category_id });
  await portal.context.indexing.indexQueued();
  expect((await search({ q: 'ღამე ვერ ვიძინებ ტბის პირას' })).search[0]?.title).toBe('უძილობა');
});

it('who types the title of a tag finds what is written about it first', async () => {
  const category_id = await portal.make.category();
  await portal.make.tag({ title: 'ჯანჯაფილი' });
  await portal.make.article({ title: 'ჯანჯაფილი: რა ვიცით', introtext: '', category_id });
  await portal.context.indexing.indexQueued();
  const { search: found } = await search({ q: 'ჯანჯაფილი' });
  expect(found.map(({ title }) => title)).toEqual(['ჯანჯაფილი: რა ვიცით', 'ჯანჯაფილი']);
});

it('a disorder is not taken for tiredness, whose word ends alike', async () => {
  const category_id = await portal.make.category();
  await portal.make.article({ title: 'ფაღარათი', introtext: '', category_id });
  await portal.make.article({ title: 'დაღლილობა', introtext: '', category_id });
  await portal.context.indexing.indexQueued();
  expect((await search({ q: 'ნაწლავის აშლილობა' })).search.map(({ title }) => title)).toEqual(['ფაღარათი']);
  expect((await search({ q: 'აშლილობა' })).search).toEqual([]);
});

it('what somebody has comes before in whom', async () => {
  const category_id = await portal.make.category();
  await portal.make.article({ title: 'ბავშვი', introtext: '', category_id });
  for (const title of ['არტერია', 'არტერია და ვენა'])
    await portal.make.article({ title, introtext: '', category_id });
  await portal.context.indexing.indexQueued();
  const { search: found } = await search({ q: 'არტერია ბავშვებში' });
  expect(found.map(({ title }) => title)).toEqual(['არტერია', 'არტერია და ვენა', 'ბავშვი']);
});
