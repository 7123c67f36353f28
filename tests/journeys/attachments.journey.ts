import sharp from 'sharp';
import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { fillBalance, lookAt, payBy, signInAsConsultant } from '#tests/support/journey-asking.ts';
import { expect, test, untilAlive, visit } from './portal.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

test('a question with files goes the whole circle: asked, looked at, asked back, answered, rated', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const analysis = { name: 'ანალიზი.pdf', mimeType: 'application/pdf', buffer: pdf };
  const create = { width: 60, height: 40, channels: 3, background: '#80a0c0' } as const;
  const photo = {
    name: 'სურათი.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };

  // Chosen before signing in, files wait in the browser with what is written.
  await visit(page, '/konsultantis-gverdi.html?category=11&service=1');
  const title = `კითხვა ფაილებით ${Date.now()}`;
  await page.locator('[name=title]').fill(title);
  const files = page.locator('[data-attachments]');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'x.exe', mimeType: 'image/png', buffer: Buffer.from('MZ') });
  await expect(page.locator('[data-error=file]')).toContainText('x.exe');
  await chooser.setInputFiles([analysis, photo]);
  await expect(files.locator('li')).toHaveText([/ანალიზი\.pdf/, /სურათი\.png/]);
  await lookAt(page, 'a question with files');
  await page.reload();
  await expect(page.locator('[name=title]')).toHaveValue(title);
  await expect(files.locator('li')).toHaveCount(2);
  await signInByCall(context, await makeAccount(context));
  await fillBalance(page, '12.50', 'bog');
  await visit(page, '/authentication/askform/?category=11&service=1');
  await expect(files.locator('li')).toHaveCount(2);
  await page.locator('[name=body]').fill('ანალიზის პასუხი მივიღე. ნახეთ, რას ნიშნავს?');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-payment]')).toBeVisible();
  await expect(files.getByRole('button', { name: 'გახსნა: ანალიზი.pdf' })).toBeVisible();
  await payBy(page, 'balance');
  const card = page.locator('details[data-question]', { hasText: title });
  await expect(card).toHaveAttribute('data-status', 'open');

  const office = await (await browser.newContext({ locale: 'ka-GE' })).newPage();
  await signInAsConsultant(office);
  await visit(office, '/konsultantis-gverdi.html');
  await office
    .locator('[data-workplace] li', { hasText: title })
    .getByRole('button', { name: 'აღება' })
    .click();
  const viewer = office.locator('[data-attachment-viewer]');
  await viewer.getByRole('button', { name: /სურათი/ }).click();
  await expect(viewer.locator('img')).toHaveJSProperty('naturalWidth', 60);
  await viewer.getByRole('button', { name: /ანალიზი/ }).click();
  await expect(viewer.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await lookAt(office, 'the files of a question');
  await office.getByText('გსურთ, პასუხამდე ავტორს რამე ჰკითხოთ?').click();
  await office.locator('[data-ask-back] textarea').fill('უზმოზე ჩააბარეთ?');
  await office.locator('[data-ask-back] [type=submit]').click();
  await expect(office.locator('[data-reply-until]')).toBeVisible();

  await page.reload();
  await untilAlive(page);
  await expect(card.locator('[data-kind=ask_back]')).toContainText('უზმოზე ჩააბარეთ?');
  await card.locator('[data-reply] textarea').fill('დიახ, უზმოზე.');
  await lookAt(page, 'a reply to the consultant');
  await card.locator('[data-reply] [type=submit]').click();
  await expect(card.locator('[data-kind=reply]')).toContainText('დიახ, უზმოზე.');

  await office.reload();
  await office.locator('[data-list=held]').click();
  const held = office.locator('[data-workplace] li', { hasText: title });
  await expect(held).toContainText('ავტორმა გიპასუხათ');
  await held.getByRole('button', { name: 'გახსნა' }).click();
  const editor = office.locator('[data-editor=body] [contenteditable]');
  await editor.fill('ანალიზი ნორმაშია.');
  await editor.press('ControlOrMeta+a');
  await office.locator('[data-tool=link]').click();
  await office.getByLabel('ბმულის მისამართი').fill('https://www.who.int');
  await office.getByRole('button', { name: 'ჩასმა' }).click();
  await office.reload();
  await office.locator('[data-list=held]').click();
  await held.getByRole('button', { name: 'გახსნა' }).click();
  await expect(editor.locator('a'), 'the draft is there again').toHaveText('ანალიზი ნორმაშია.');
  await office.getByRole('button', { name: 'პასუხის გაგზავნა' }).click();
  await expect(office.locator('[data-toast=success]')).toBeVisible();
  await office.context().close();

  await page.reload();
  await untilAlive(page);
  await expect(card).toHaveAttribute('data-status', 'answered');
  await expect(card.locator('a[href="https://www.who.int"]')).toHaveText('ანალიზი ნორმაშია.');
  await expect(card.locator('input[type=file]')).toHaveCount(0);
  await card.getByRole('radio', { name: /^4 ვარსკვლავი/ }).check();
  await card.locator('[name=words]').fill('მადლობა!');
  await lookAt(page, 'an answer being rated');
  await card.getByRole('button', { name: 'შეფასების გაგზავნა' }).click();
  await expect(card.locator('form[data-rating="4"]')).toBeVisible();
});
