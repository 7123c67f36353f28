import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

const time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let editor: Staff;
let sales: Staff;
beforeAll(async () => {
  portal = await buildPortal({ now: () => time, officeCallsPerSecond: 10_000 });
  const { signIn } = createStaffRoom(portal);
  editor = await signIn(['editor']);
  sales = await signIn(['sales']);
}, 60_000);
afterAll(() => portal.close());

const desk = (act: string, body: object = {}, who = editor) =>
  who.call(`/api/office/applications/${act}/`, body);
async function apply(kind: 'clinic' | 'doctor', name: string, phone = '555123456'): Promise<number> {
  const row = { kind, name, phone, profession: 'ალერგოლოგი', choices: ['კლინიკა „ალვა“'] };
  const added = portal.database.db.insertInto('application').values({ ...row, created_at: new Date(time) });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}
const drafts = async () =>
  (await sales.records('recommended_doctors', 'list', { states: ['draft'] })).body.records as {
    id: number;
  }[];

describe('an application', () => {
  it('is listed, those that wait first, and found by its number, as its mail links to it', async () => {
    const id = await apply('clinic', 'კლინიკა „ბზა“', '599000111');
    await desk('mark', { id: await apply('clinic', 'სხვა'), status: 'refused' });
    const { body } = await desk('list', { from: '2026-11-21', to: '2026-11-21' });
    expect(body.rows.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'refused']);
    expect(body.rows[0]).toEqual({
      ...{ id, state: 'waiting', kind: 'clinic', name: 'კლინიკა „ბზა“', phone: '599000111' },
      ...{ profession: 'ალერგოლოგი', choices: ['კლინიკა „ალვა“'], note: '', record: null, recommended: null },
      created_at: '2026-11-21T09:00:00.000Z',
    });
    expect(body.counts).toEqual({ waiting: 1, contacted: 0, agreed: 0, refused: 1 });
    expect((await desk('list', { search: '599000111' })).body.total).toBe(1);
    expect((await desk('list', { search: String(id) })).body.rows).toMatchObject([{ id }]);
  });

  it('has a note, and each act is in the log', async () => {
    const id = await apply('doctor', 'ლია კვარაცხელია');
    expect((await desk('note', { id, note: ' დავურეკოთ ხუთშაბათს ' })).body.note).toBe('დავურეკოთ ხუთშაბათს');
    expect((await desk('mark', { id, status: 'contacted' })).body.state).toBe('contacted');
    const lines = await portal.database.db
      .selectFrom('change_log')
      .select(['action', 'account_id', 'after'])
      .where('collection', '=', 'application')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'note', account_id: editor.id, after: null },
      { action: 'mark', account_id: editor.id, after: { status: 'contacted' } },
    ]);
    expect(officeCode(await desk('mark', { id, status: 'new' }), 'status')).toBeDefined();
    for (const act of ['mark', 'note'])
      expect(officeCode(await desk(act, { id: 999_999, status: 'agreed', note: '' }))).toBe('not_found');
  });

  it('that is agreed becomes one draft of the recommended list, of the doctor where it is known', async () => {
    const doctor = await portal.make.doctor({ title: 'თეა  მელაძე' });
    const id = await apply('doctor', 'თეა მელაძე');
    const { body } = await desk('mark', { id, status: 'agreed' });
    expect(body).toMatchObject({ state: 'agreed', record: { id: doctor }, recommended: expect.any(Number) });
    await desk('mark', { id, status: 'contacted' });
    await desk('mark', { id, status: 'agreed' });
    expect((await drafts()).map((one) => one.id)).toEqual([body.recommended]);
    const opened = await sales.records('recommended_doctors', 'get', { id: body.recommended });
    expect(opened.body.working).toMatchObject({ state: 'draft', content: { doctor } });

    const unknown = await apply('doctor', 'უცნობი ექიმი');
    const agreed = (await desk('mark', { id: unknown, status: 'agreed' })).body;
    expect(agreed).toMatchObject({ state: 'agreed', record: null, recommended: expect.any(Number) });
    const empty = (await sales.records('recommended_doctors', 'get', { id: agreed.recommended })).body;
    expect([empty.working.state, empty.working.content]).toEqual(['draft', {}]);
    await portal.make.doctor({ title: 'ორი სეხნია' });
    await portal.make.doctor({ title: 'ორი სეხნია' });
    const twins = await apply('doctor', 'ორი სეხნია');
    await desk('mark', { id: twins, status: 'agreed' });
    expect(await drafts()).toHaveLength(3);
  });

  it('is for editors, sales and administrators', async () => {
    const author = await createStaffRoom(portal).signIn(['author', 'reviewer']);
    for (const act of ['list', 'mark', 'note'])
      expect([act, officeCode(await desk(act, {}, author))]).toEqual([act, 'no_right']);
    expect((await desk('list', {}, sales)).status).toBe(200);
  });
});
