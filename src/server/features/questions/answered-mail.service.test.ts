import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { createAskingScene } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

const mailer = createFakeMailer();
let portal: TestPortal;

beforeAll(async () => {
  portal = await buildPortal({ mailer });
}, 60_000);
afterAll(() => portal.close());

it('the mail about an answer leads to the question itself, and says nothing of it', async () => {
  const { asker, tea, act, open } = await createAskingScene(portal, Date.now);
  await open({ title: 'სხვა კითხვა ჟირაფზე' });
  const id = await open({ title: 'კითხვა ბეგემოტზე', body: 'ზარმაცი ბეგემოტი დილით ვერ დგება.' });
  await act(id, 'claim', tea);
  await act(id, 'answer', tea, { body: 'ბეგემოტი უნდა დაისვენოს.' });
  await portal.deliverMail();
  const [mail, ...others] = mailer.sent.filter(
    ({ to, text }) => to === asker.email && text.includes('?question='),
  );
  expect(others).toEqual([]);
  const link = `${portal.context.config.SITE_URL}/authentication/userquestions/?question=${id}`;
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/ბეგემოტ|ჟირაფ/);
});
