import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
let sales: Staff;
beforeAll(async () => {
  portal = await buildPortal();
  sales = await createStaffRoom(portal).signIn(['sales']);
}, 60_000);
afterAll(() => portal.close());

it('a recommended doctor is listed, searched for and named among uses by the doctor’s name, as a draft and published', async () => {
  const category = await portal.make.category();
  const [nino, tea] = [
    await portal.make.doctor({ title: 'ნინო ლომიძე', alias: 'nino' }),
    await portal.make.doctor({ title: 'თეა კვარაცხელია', alias: 'thea' }),
  ];
  const save = async (id: number | null, version: number | null, content: object) =>
    (await sales.records('recommended_doctors', 'save', { id, version, content })).body;
  const titles = async (search = '') => {
    const { body } = await sales.records('recommended_doctors', 'list', { search });
    return body.records.map(({ title }: { title: string }) => title);
  };
  const draft = await save(null, null, { doctor: nino, category, position: 1, starts_on: '2026-01-01' });
  expect(await titles()).toEqual(['ნინო ლომიძე']);
  expect(await titles('ლომ')).toEqual(['ნინო ლომიძე']);
  expect(await titles('თეა')).toEqual([]);

  await sales.records('recommended_doctors', 'publish', { id: draft.id, revision: draft.revision });
  expect(await titles('ლომ')).toEqual(['ნინო ლომიძე']);
  const { body: uses } = await sales.records('doctor', 'uses', { id: nino });
  expect(uses.uses[0].records).toMatchObject([{ id: draft.id, title: 'ნინო ლომიძე' }]);

  // What is written in it by now names it, as a title of its own would.
  await save(draft.id, 1, { doctor: tea });
  expect(await titles()).toEqual(['თეა კვარაცხელია']);
  expect(await titles('თეა')).toEqual(['თეა კვარაცხელია']);
  const { body: found } = await sales.call('/api/office/search/', { q: 'თეა კვარ', limit: 10 });
  expect(found.found).toContainEqual(
    expect.objectContaining({ collection: 'recommended_doctors', title: 'თეა კვარაცხელია' }),
  );
});
