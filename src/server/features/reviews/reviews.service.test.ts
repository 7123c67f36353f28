import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, documentOf, officeCode, type Staff } from '#tests/support/office.ts';

const mailer = createFakeMailer();
let portal: TestPortal;
let reviewer: Staff;
let other: Staff;
beforeAll(async () => {
  portal = await buildPortal({ mailer, now: () => Date.UTC(2026, 10, 23, 9), officeCallsPerSecond: 10_000 });
  const { signIn } = createStaffRoom(portal);
  reviewer = await signIn(['reviewer'], 'გია');
  other = await signIn(['reviewer'], 'მანანა');
  const author_id = await portal.make.author({ title: 'გია ექიმი' });
  await portal.database.db.updateTable('account').set({ author_id }).where('id', '=', reviewer.id).execute();
  await portal.make.article({ title: 'გული', reviewer_id: author_id, next_review_at: '2025-10-01' });
  await portal.make.article({ title: 'ღვიძლი', next_review_at: '2026-12-20' });
  await portal.make.article({ title: 'თირკმელი', next_review_at: '2027-02-01' });
  await portal.make.article({ title: 'ფილტვი', status: 'draft', next_review_at: '2025-01-01' });
}, 60_000);
afterAll(() => portal.close());

const list = async (body: object, who = reviewer) => (await who.call('/api/office/reviews/list/', body)).body;

it('the desk lists what is due within thirty days or past, longest past first', async () => {
  expect(await list({})).toMatchObject({
    rows: [
      {
        collection: 'article',
        title: 'გული',
        due: '2025-10-01',
        reviewer: { id: reviewer.id, name: 'გია ექიმი' },
      },
      { title: 'ღვიძლი', due: '2026-12-20', reviewer: null },
    ],
    ...{ total: 2, counts: { overdue: 1, soon: 1 } },
  });
  expect(await list({ state: 'soon' })).toMatchObject({ rows: [{ title: 'ღვიძლი' }], total: 1 });
  expect(await list({ search: 'გულ' })).toMatchObject({ rows: [{ title: 'გული' }], counts: { soon: 0 } });
  expect(await list({ from: '2026-01-01' })).toMatchObject({ rows: [{ title: 'ღვიძლი' }] });
  const sales = await createStaffRoom(portal).signIn(['sales']);
  expect(officeCode(await sales.call('/api/office/reviews/list/', {}))).toBe('no_right');
});

it('reviewers are reminded by mail: of their own texts, and of what is nobody’s', async () => {
  await portal.context.reviews.remindReviewers();
  await portal.deliverMail();
  const texts = mailer.sent.map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('გული');
  expect(texts[0]).toContain('ღვიძლი');
  expect(texts[1]).toContain('ღვიძლი');
  expect(texts[1]).not.toContain('გული');
  expect(texts[1]).toContain('/office/reviews/');
  expect(other.id).toBeGreaterThan(reviewer.id);
});

it('terms and special projects are reviewed again too: an approval sets the day, readers’ records have it, the desk lists it', async () => {
  const { signIn } = createStaffRoom(portal);
  const [editor, expert] = [await signIn(['editor'], 'ლია'), reviewer];
  for (const collection of ['term', 'special_project']) {
    const { body: saved } = await editor.records(collection, 'save', {
      id: null,
      version: null,
      content: { title: `ახალი ${collection}`, introtext: 'ა' },
    });
    const { id, revision } = saved;
    await editor.records(collection, 'submit', { id, revision });
    await expert.records(collection, 'approve', { id, revision, next_review_at: '2026-12-01' });
    expect((await editor.records(collection, 'publish', { id, revision })).body.state).toBe('published');
    const find = { id };
    const { records } = (
      await editor.records(collection, 'list', { find, fields: ['next_review_at', 'reviewed_at'] })
    ).body;
    expect(records).toMatchObject([{ next_review_at: '2026-12-01', reviewed_at: '2026-11-23' }]);
    expect(await list({ search: `ახალი ${collection}` })).toMatchObject({
      rows: [{ collection, id, due: '2026-12-01', reviewer: { name: 'გია ექიმი' } }],
    });
  }
});

it('who is asked for a review is told by mail, and its writer how it ended', async () => {
  const author = await createStaffRoom(portal).signIn(['author'], 'ნინო');
  const category = await portal.make.category();
  const content = { title: 'ძილი', category, introtext: 'ა', body: documentOf('ტექსტი') };
  const { body: saved } = await author.records('article', 'save', { id: null, version: null, content });
  const { id, revision } = saved;
  const lettersAfter = async (work: () => Promise<unknown>) => {
    await portal.deliverMail();
    mailer.sent.length = 0;
    await work();
    await portal.deliverMail();
    return mailer.sent.map(({ subject, text }) => `${subject} ${text}`);
  };
  const submit = (to: number | null) =>
    author.records('article', 'submit', { id, revision, reviewer: to, note: 'გთხოვთ' });

  expect(officeCode(await submit(author.id), 'reviewer')).toBe('no_such_reviewer');
  const [asked, ...others] = await lettersAfter(() => submit(other.id));
  expect(others).toEqual([]);
  expect(asked).toContain('„ძილი“ ელოდება შემოწმებას');
  expect(asked).toContain(`/office/records/article/${id}/`);
  const [returned] = await lettersAfter(() =>
    other.records('article', 'reject', { id, revision, note: 'წყარო აკლია' }),
  );
  expect(returned).toContain('დაბრუნდა');
  expect(returned).toContain('წყარო აკლია');
  expect(await lettersAfter(() => submit(null))).toHaveLength(2);
  const [approved] = await lettersAfter(() => other.records('article', 'approve', { id, revision }));
  expect(approved).toContain('დამტკიცდა');
  expect((await author.records('article', 'describe')).body.reviewers).toEqual([
    { id: reviewer.id, name: 'გია' },
    { id: other.id, name: 'მანანა' },
  ]);
  expect((await reviewer.records('article', 'describe')).body.reviewers).toEqual([]);
});
