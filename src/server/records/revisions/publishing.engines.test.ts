import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { officeCode } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());
beforeEach(() => office.begin());

describe('publishing', () => {
  it('needs the approval of a medical text, and then tells readers who checked it and when', async () => {
    const { category, tags, get, approve, publish, rowOf, actionsOf } = office;
    expect(officeCode(await publish())).toBe('not_approved');
    await approve();
    const { body } = await publish();
    expect(body).toEqual({ state: 'published', url: expect.stringContaining('guli') });
    expect(await rowOf()).toMatchObject({
      ...{ status: 'published', title: 'გული', category_id: category, body_html: '<p>ტექსტი</p>' },
      ...{ reviewed: '2026-06-01', next_review: '2027-01-15', reviewer_id: expect.any(Number) },
    });
    expect(await get()).toMatchObject({ state: 'published', working: null, record: { title: 'გული', tags } });
    expect(await actionsOf()).toEqual(['save', 'submit', 'approve', 'publish']);
  });

  it('takes the day of the next review as a moment too, which is a day in Tbilisi', async () => {
    const { author, reviewer, article, publish, rowOf } = office;
    const { id, revision } = article;
    await author.records('article', 'submit', { id, revision });
    await reviewer.records('article', 'approve', { id, revision, next_review_at: '2027-01-14T21:00:00Z' });
    await publish();
    expect(await rowOf()).toMatchObject({ next_review: '2027-01-15' });
  });

  it('changes nothing for readers until what is written is published', async () => {
    const { author, save, get, approve, publish, rowOf } = office;
    await approve();
    await publish();
    await save(author, { title: 'ახალი', introtext: null, tags: [] });
    expect(await rowOf()).toMatchObject({ title: 'გული' });
    expect(officeCode(await publish())).toBe('not_approved');
    await approve();
    await publish();
    expect(await rowOf()).toMatchObject({ title: 'ახალი', introtext: '' });
    expect((await get()).record.tags).toBeUndefined();
  });

  it('mends typing errors without a review, and nothing more', async () => {
    const { clock, article, author, editor, reviewer, save, publish, rowOf, actionsOf } = office;
    // The author writes on while the text is in review: what the portal fills in when that goes out is no change of theirs.
    const sent = { id: article.id, revision: article.revision };
    await author.records('article', 'submit', sent);
    await save(author, { introtext: 'შესავალი ტექსტი' });
    await reviewer.records('article', 'approve', sent);
    await editor.records('article', 'publish', sent);
    clock.time += 86_400_000;
    const places = { id: article.id, from: 'published', to: article.revision };
    const { body: differences } = await editor.records('article', 'diff', places);
    expect(differences.fields.map(({ name }: { name: string }) => name)).toEqual(['introtext']);
    expect((await publish({ small: true })).body).toMatchObject({ state: 'published' });
    expect(await rowOf()).toMatchObject({ introtext: 'შესავალი ტექსტი' });
    await save(author, { introtext: 'მიიღეთ 5 მგ' });
    expect(officeCode(await publish({ small: true }))).toBe('not_approved');
    await save(author, { introtext: 'ა'.repeat(300) });
    expect(officeCode(await publish({ small: true }))).toBe('not_approved');
    expect(await actionsOf()).toContain('publish_small');
  });

  it('lets a price hold from its day in Tbilisi on, and the price before it until then', async () => {
    const { clock, signIn, keepPlans, portal } = office;
    const admin = await signIn(['admin']);
    const content = { title: 'კითხვა', price: '10.00', operation: 'ask', valid_from: '2026-01-01' };
    const { body } = await admin.records('services', 'save', { id: null, version: null, content });
    const { id, revision } = body;
    expect((await admin.records('services', 'publish', { id, revision })).body.state).toBe('published');
    const midnight = clock.time + 86_400_000 * 2;
    const valid_from = new Date(midnight).toISOString().slice(0, 10);
    const change = { price: '15.00', valid_from };
    const { version } = (await admin.records('services', 'get', { id })).body;
    const saved = await admin.records('services', 'save', { id, version, content: change });
    const planned = await admin.records('services', 'publish', { id, revision: saved.body.revision });
    expect(planned.body.state).toBe('scheduled');
    const price = async () =>
      (
        await portal.database.db
          .selectFrom('service')
          .select('price')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).price;
    clock.time = Date.parse(`${valid_from}T00:00:00+04:00`) - 1;
    await keepPlans();
    expect(Number(await price())).toBe(1_000);
    clock.time += 1;
    await keepPlans();
    expect(Number(await price())).toBe(1_500);
  });

  it('goes out at its moment, also when somebody has saved since, and is taken back at another', async () => {
    const { clock, author, save, get, approve, publish, rowOf, keepPlans } = office;
    await approve();
    const at = new Date(clock.time + 3_600_000).toISOString();
    const until = new Date(clock.time + 7_200_000).toISOString();
    expect(officeCode(await publish({ at, until: at }), 'until')).toBe('until_before_at');
    expect((await publish({ at, until })).body).toEqual({
      ...{ state: 'scheduled', url: expect.stringContaining(`${office.article.id}-guli.html`) },
    });
    await save(author, { title: 'გვიანი' });
    expect(await get()).toMatchObject({ state: 'scheduled', plan: { at, until } });
    await keepPlans();
    expect(await rowOf()).toBeUndefined();
    clock.time += 3_600_001;
    await keepPlans();
    expect(await rowOf()).toMatchObject({ status: 'published', title: 'გული' });
    expect(await get()).toMatchObject({ state: 'published', working: { content: { title: 'გვიანი' } } });
    clock.time += 3_600_001;
    await keepPlans();
    expect(await rowOf()).toMatchObject({ status: 'draft' });
    expect(await get()).toMatchObject({ state: 'draft', plan: null });
  });

  it('is told to everybody who may list it, also why it could not go out, until the plan is cancelled', async () => {
    const { clock, author, editor, signIn, get, save, approve, publish, keepPlans, article, portal } = office;
    const plansOf = async (who = author) => (await who.call('/api/office/plans/list/')).body;
    const section = await portal.make.category();
    await save(author, { title: 'დაგეგმილი', category: section });
    await approve();
    const at = new Date(clock.time + 3_600_000).toISOString();
    await publish({ at });
    const named = { collection: 'article', id: article.id, title: 'დაგეგმილი' };
    expect(await plansOf()).toEqual({ plans: [{ ...named, act: 'publish', at, failure: null }], total: 1 });
    expect(
      officeCode(await (await signIn(['consultant'])).call('/api/office/plans/list/', { limit: 'x' })),
    ).toBe('no_right');
    await portal.database.db.deleteFrom('category').where('id', '=', section).execute();
    clock.time += 3_600_001;
    await keepPlans();
    await keepPlans();
    const mails = await portal.database.db
      .selectFrom('mail')
      .selectAll()
      .where('kind', '=', 'review_news')
      .execute();
    const told = mails.filter(({ facts }) => 'act' in facts && facts.act === 'schedule_failed');
    expect(told).toMatchObject([
      { account_id: editor.id, facts: { ...named, note: expect.stringMatching(/[ა-ჰ]/) } },
    ]);
    const [failed] = (await plansOf()).plans;
    expect(failed).toEqual({ ...named, act: 'publish', at, failure: expect.stringMatching(/[ა-ჰ]/) });
    expect(await get()).toMatchObject({ plan: null, failed_plan: { at, reason: failed.failure } });
    const { id, version } = article;
    expect((await editor.records('article', 'cancel', { id, version })).status).toBe(200);
    expect(await plansOf()).toEqual({ plans: [], total: 0 });
    expect(await get()).toMatchObject({ failed_plan: null });
  });

  it('is refused for what was asked before anything is looked for', async () => {
    const { clock, author, editor } = office;
    const [at, until] = [new Date(clock.time + 7_200_000), new Date(clock.time + 3_600_000)];
    const nothing = { id: 2_000_000_000, revision: 1 };
    const planned = { ...nothing, at: at.toISOString(), until: until.toISOString() };
    expect(officeCode(await editor.records('article', 'publish', planned), 'until')).toBe('until_before_at');
    const sent = { ...nothing, reviewer: author.id };
    expect(officeCode(await author.records('article', 'submit', sent), 'reviewer')).toBe('no_such_reviewer');
  });

  it('is cancelled, taken back, archived and never removed afterwards', async () => {
    const { article, clock, editor, get, approve, publish, rowOf } = office;
    await approve();
    await publish({ at: new Date(clock.time + 3_600_000).toISOString() });
    expect(
      (await editor.records('article', 'cancel', { id: article.id, version: article.version })).body,
    ).toEqual({ state: 'approved' });
    await publish();
    expect(
      officeCode(await editor.records('article', 'remove', { id: article.id, version: article.version })),
    ).toBe('was_published');
    expect(
      (await editor.records('article', 'unpublish', { id: article.id, version: article.version })).body,
    ).toEqual({ state: 'draft' });
    expect(await rowOf()).toMatchObject({ status: 'draft' });
    expect((await publish()).body.state).toBe('published');
    expect(
      (await editor.records('article', 'archive', { id: article.id, version: article.version })).body,
    ).toEqual({ state: 'archived' });
    expect(
      (await editor.records('article', 'unarchive', { id: article.id, version: article.version })).body,
    ).toEqual({ state: 'draft' });
    expect((await get()).working.content.title).toBe('გული');
  });

  it('removes what readers never had', async () => {
    const { article, editor, actionsOf } = office;
    expect(
      (await editor.records('article', 'remove', { id: article.id, version: article.version })).body,
    ).toEqual({ state: null });
    expect((await editor.records('article', 'get', { id: article.id })).status).toBe(404);
    expect((await actionsOf()).at(-1)).toBe('remove');
  });

  it('needs no approval of what is no medical text, and no state of what has none', async () => {
    const { editor } = office;
    const made = await editor.records('tag', 'save', {
      id: null,
      version: null,
      content: { title: 'ახალი ტეგი' },
    });
    const named = { id: made.body.id, revision: made.body.revision };
    expect((await editor.records('tag', 'publish', named)).body.state).toBe('published');
    expect((await editor.records('tag', 'get', { id: named.id })).body.record).toMatchObject({
      title: 'ახალი ტეგი',
    });
    expect(officeCode(await editor.records('tag', 'unpublish', { id: named.id, version: 1 }))).toBe(
      'no_states',
    );
  });

  it('links records of its own collection', async () => {
    const { author, editor, reviewer } = office;
    const term = async (title: string, related: number[] = []) => {
      const { body } = await author.records('term', 'save', {
        id: null,
        version: null,
        content: { title, related },
      });
      await author.records('term', 'submit', { id: body.id, revision: body.revision });
      await reviewer.records('term', 'approve', { id: body.id, revision: body.revision });
      await editor.records('term', 'publish', { id: body.id, revision: body.revision });
      return body.id as number;
    };
    const first = await term('ათერომა');
    const second = await term('ბრონქიტი', [first]);
    expect((await editor.records('term', 'get', { id: second })).body.record.related).toEqual([first]);
  });
});
