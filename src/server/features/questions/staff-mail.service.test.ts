import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, type Staff } from '#tests/support/office.ts';

const time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
let asker: Person;
let tea: Person;
let editor: Staff;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  scene = await createAskingScene(portal, () => time);
  ({ asker, tea } = scene);
  editor = await createStaffRoom(portal).signIn(['editor']);
}, 60_000);
afterAll(() => portal.close());

describe('mail to the staff', () => {
  const mails = async (kind: string) => {
    const found = portal.database.db.selectFrom('mail').select('recipient').where('kind', '=', kind);
    return (await found.orderBy('id').execute()).map(({ recipient }) => recipient);
  };
  const forget = async () => {
    await portal.database.db.deleteFrom('mail').execute();
    await portal.database.db.deleteFrom('mail_recent').execute();
  };

  it('tells of a paid question those who may take it, and of one given to them', async () => {
    await forget();
    await scene.ask();
    expect(await mails('new_question'), 'not paid').toEqual([]);
    const id = await scene.open();
    expect(await mails('new_question')).toEqual([tea.email]);
    await editor.call('/api/office/questions/reassign/', { id, consultant: scene.gia.consultantId });
    expect(await mails('new_question')).toEqual([tea.email, scene.gia.email]);
    await forget();
    await scene.open({ consultant: String(scene.teaId), category: String(scene.skin) });
    expect(await mails('new_question'), 'asked of her by name').toEqual([tea.email]);
  });

  it('tells editors of what they may publish, once it is answered and its asker agrees', async () => {
    await forget();
    const id = await scene.open();
    await scene.act(id, 'claim', tea);
    await scene.act(id, 'answer', tea, { body: 'პასუხი' });
    expect(await mails('waiting_question')).toEqual([]);
    await scene.act(id, 'consent', asker, { may_publish: 'true' });
    const { email } = await portal.database.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', editor.id)
      .executeTakeFirstOrThrow();
    expect(await mails('waiting_question')).toEqual([email]);
    await scene.act(id, 'consent', asker, { may_publish: 'true' });
    expect(await mails('waiting_question'), 'nothing is new').toHaveLength(1);
    await forget();
    const open = await scene.open({ is_private: 'false' });
    await scene.act(open, 'claim', tea);
    await scene.act(open, 'answer', tea, { body: 'პასუხი' });
    expect(await mails('waiting_question')).toEqual([email]);
    await portal.deliverMail();
  });
});
