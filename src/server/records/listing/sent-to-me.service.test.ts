import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Staff } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());
beforeEach(() => office.begin());

const sentTo = async (who: Staff) => {
  const { body } = await who.records('article', 'list', { sent_to_me: true });
  return [body.records.map(({ id }: { id: number }) => id), body.total];
};

it('lists to a reviewer what was sent to them and waits, a text that readers have as well as a draft', async () => {
  const { author, reviewer, article, approve, publish, save, signIn } = office;
  const other = await signIn(['reviewer']);
  const submit = async (to: number | null) => {
    const { body } = await author.records('article', 'get', { id: article.id });
    const { revision } = body.working;
    const { status } = await author.records('article', 'submit', { id: article.id, revision, reviewer: to });
    expect(status).toBe(200);
    return revision;
  };
  expect(await sentTo(reviewer)).toEqual([[], 0]);
  await submit(null);
  expect(await sentTo(reviewer)).toEqual([[], 0]);
  const revision = await submit(reviewer.id);
  expect([await sentTo(reviewer), await sentTo(other)]).toEqual([
    [[article.id], 1],
    [[], 0],
  ]);
  await reviewer.records('article', 'reject', { id: article.id, revision, note: 'წყარო აკლია' });
  expect(await sentTo(reviewer)).toEqual([[], 0]);
  await approve();
  await publish();
  await save(author, { title: 'გული და ძარღვები' });
  await submit(other.id);
  expect(await sentTo(other)).toEqual([[article.id], 1]);
});
