import type { Page, Request } from '@playwright/test';
import { expect, findArticle, findCategory, phone, test, visit } from './portal.ts';

const popup = (page: Page) => page.locator('[role=dialog][data-popup="become-recommended"]');
const missing = 'ველის შევსება სავალდებულოა !';

async function openPopup(page: Page, kind: 'doctors' | 'clinics') {
  await visit(page, await findCategory(page));
  await page.locator(`[data-recommended="${kind}"] button`).first().click();
  await expect(popup(page)).toBeVisible();
  return popup(page);
}

/** Answers the call in place of the portal, which allows only five an hour. @returns the requests sent */
async function answer(page: Page, status: number): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route('**/become_recommended/**', async (route) => {
    sent.push(route.request());
    await route.fulfill({ status, json: status === 200 ? { msg: 'კარგი' } : { error: {} } });
  });
  return sent;
}

async function choose(page: Page, name: string, title: string, index = 0): Promise<void> {
  await page.locator(`[data-choice="${name}"]`).nth(index).click();
  await page.getByRole('option', { name: title, exact: true }).click();
}

test('recommended doctors and clinics are on category and article, with a link by the first profession', async ({
  page,
}) => {
  for (const path of [await findCategory(page), await findArticle(page)]) {
    await visit(page, path);
    const doctors = page.locator('[data-recommended="doctors"]');
    await expect(doctors.locator('a[href^="/doctor/"]').first()).toBeVisible();
    await expect(doctors.locator('a[href^="/doctors.html?category="]').first()).toHaveText('კარდიოლოგი');
    await expect(page.locator('[data-recommended="clinics"] a[href^="/clinic/"]').first()).toBeVisible();
  }
  const article = await findArticle(page);
  await visit(page, `${article}?catid=21`);
  await expect(page.locator('[data-recommended="doctors"]')).toContainText('დიეტოლოგი');
  await visit(page, `${article}?catid=5`);
  await expect(page.locator('[data-recommended]')).toHaveCount(0);
});

test('where nobody is recommended a quiet line leads to what it means and to the application', async ({
  page,
}) => {
  const article = await findArticle(page);
  for (const path of ['/clinics.html', '/doctors.html', '/kontaqti.html', `${article}?catid=5`]) {
    await visit(page, path);
    await expect(page.locator('main a[href="/partniorebisthvis.html"]'), path).toBeVisible();
  }
  await page.locator('main a[href="/partniorebisthvis.html"]').click();
  await expect(page.locator('main')).toHaveAttribute('data-route', 'partners');
  await page.getByRole('button', { name: 'გახდით რეკომენდებული კლინიკა' }).click();
  await expect(popup(page)).toBeVisible();
  await page.goto('/');
  for (const name of ['partniorebisthvis', 'konfidencialuroba', 'gayidvis-pirobebi', 'quqi-failebi'])
    await expect(page.locator(`footer a[href="/${name}.html"]`), name).toBeVisible();
  await visit(page, '/konfidencialuroba.html');
  await expect(page.locator('main table')).toContainText('90 დღე');
  await expect(page.locator('main')).toContainText('იურისტმა უნდა შეამოწმოს');
});

test('a clinic applies: errors are shown, success is confirmed and the popup closes', async ({ page }) => {
  const sent = await answer(page, 200);
  const form = await openPopup(page, 'clinics');
  const send = form.getByRole('button', { name: 'გაგზავნა' });
  await send.click();
  for (const name of ['name', 'phone', 'branches'])
    await expect(form.locator(`[data-error="${name}"]`)).toHaveText(missing);
  await expect(form.locator('[data-error]')).toHaveCount(3);
  expect(sent).toHaveLength(0);

  const summary = form.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'კლინიკის დასახელება' }).click();
  await expect(form.locator('[name=name]')).toBeFocused();
  await form.locator('[name=phone]').pressSequentially('555123456');
  await form.locator('[name=name]').pressSequentially('კლინიკა „ალვა“');
  await expect(form.locator('[name=phone]')).toHaveValue(/^555.?123.?456$/);
  await expect(form.locator('[name=name]')).toHaveValue('კლინიკა „ალვა“');
  await choose(page, 'branches', 'კარდიოლოგია');
  await expect(form.locator('[data-error]')).toHaveCount(0);
  const add = form.getByRole('button', { name: 'მიმართულების დამატება' });
  await add.click();
  await add.click();
  await expect(form.locator('[data-choice=branches]')).toHaveCount(3);
  await choose(page, 'branches', 'პედიატრია', 2);
  await form.getByRole('button', { name: 'მიმართულება 2: წაშლა' }).click();
  await expect(form.locator('[data-choice=branches]')).toHaveText(['კარდიოლოგია', 'პედიატრია']);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  await expect(form).toContainText('შეტყობინება წარმატებით გაიგზავნა !');
  const body = new URLSearchParams(sent[0]?.postData() ?? '');
  expect(body.get('csrfmiddlewaretoken')?.length).toBeGreaterThan(20);
  expect([body.get('name'), body.get('phone')]).toEqual(['კლინიკა „ალვა“', '555123456']);
  expect(body.getAll('branches')).toHaveLength(2);
  expect(body.has('profession')).toBe(false);
  await page.clock.runFor(4_990);
  await expect(form).toBeVisible();
  await page.clock.runFor(10);
  await expect(form).toBeHidden();
  await page.locator('[data-recommended="clinics"] button').first().click();
  await expect(form.locator('[name=name]')).toHaveValue('');
  await expect(form.locator('[data-choice=branches]')).toHaveCount(1);
});

test('a failed application keeps the form unchanged, without a message', async ({ page }) => {
  const sent = await answer(page, 503);
  const form = await openPopup(page, 'doctors');
  await form.getByRole('button', { name: 'გაგზავნა' }).click();
  await expect(form.locator('[data-error]')).toHaveCount(4);
  await form.locator('[name=name]').fill('ნინო ბერიძე');
  await form.locator('[name=phone]').fill('555');
  await choose(page, 'profession', 'ნევროლოგი');
  await choose(page, 'clinics', 'კლინიკა „ლურჯი კარი“');
  await form.getByRole('button', { name: 'გაგზავნა' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect(form.locator('[data-error]')).toHaveCount(0);
  await expect(form.locator('[name=name]')).toHaveValue('ნინო ბერიძე');
  await expect(form.locator('[data-choice=clinics]')).toHaveText('კლინიკა „ლურჯი კარი“');
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  // Once the server is reachable the form is sent; closing the confirmation returns to the form.
  await page.unroute('**/become_recommended/**');
  await answer(page, 200);
  await form.getByRole('button', { name: 'გაგზავნა' }).click();
  await expect(form).toContainText('შეტყობინება წარმატებით გაიგზავნა !');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  const opener = page.locator('[data-recommended="doctors"] button').first();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(form.locator('[name=name]')).toBeVisible();
});

test('a refused application says so: at its field, or of the whole', async ({ page }) => {
  const form = await openPopup(page, 'clinics');
  await form.locator('[name=name]').fill('კლინიკა „ალვა“');
  await form.locator('[name=phone]').fill('5551234');
  await choose(page, 'branches', 'კარდიოლოგია');
  const send = form.getByRole('button', { name: 'გაგზავნა' });
  // By the portal itself: a Georgian number has nine digits.
  await send.click();
  await expect(form.locator('[data-error=phone]')).toContainText('9');
  await expect(form.locator('[name=phone]')).toBeFocused();
  await form.locator('[name=phone]').fill('555123456');
  await expect(form.locator('[data-error]')).toHaveCount(0);
  const message = 'ძალიან ხშირად გვწერთ. სცადეთ მოგვიანებით.';
  await page.route('**/become_recommended/**', (route) =>
    route.fulfill({ status: 429, json: { error: { __all__: [{ message, code: 'too_many' }] } } }),
  );
  await send.click();
  await expect(form.locator('[data-refusal]')).toHaveText(message);
  await expect(form.locator('[name=phone]')).toHaveValue(/^555.?123.?456$/);
  await page.keyboard.press('Escape');
  await page.locator('[data-recommended="clinics"] button').first().click();
  await expect(form.locator('[data-refusal]')).toHaveCount(0);
  await expect(form.locator('[name=name]')).toHaveValue('კლინიკა „ალვა“');
});

test('a select filters by any part of a name, and closes on a click outside', async ({ page }) => {
  const form = await openPopup(page, 'doctors');
  const trigger = form.locator('[data-choice=clinics]');
  await trigger.click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('აირჩიეთ კლინიკა');
  await expect(options.first()).toHaveAttribute('data-option', '');
  await expect(options.nth(1)).toBeVisible();
  const all = await options.count();
  await page.keyboard.type('კარი');
  await expect(options).toHaveCount(1);
  await expect(options.locator('mark')).toHaveText('კარი');
  await page.keyboard.type('ზზ');
  await expect(options).toHaveCount(0);
  await expect(form).toContainText('ვერ მოიძებნა „კარიზზ“');
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Backspace');
  await expect(options).toHaveCount(all);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(trigger).toBeFocused();
  await expect(trigger).not.toHaveText('აირჩიეთ კლინიკა');
  await trigger.click();
  await options.first().click();
  await expect(trigger).toHaveText('აირჩიეთ კლინიკა');
  await trigger.click();
  await form.getByRole('heading').click();
  await expect(options).toHaveCount(0);
  await trigger.click();
  await trigger.click();
  await expect(options).toHaveCount(0);
  await trigger.click();
  await expect(options).toHaveCount(all);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(form).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the telephone number accepts twelve digits after a fixed prefix', async ({ page }) => {
    const form = await openPopup(page, 'clinics');
    const input = form.locator('[name=phone]');
    await input.focus();
    await page.keyboard.type('5a5-ბ+ 5');
    await page.keyboard.press('Shift+Numpad4');
    await expect(input).toHaveValue('5554');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect(input).toHaveValue('55');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('12345678901234');
    await expect(input).toHaveValue('123456789012');
    await input.fill('+995 555 12-34-56');
    await expect(input).toHaveValue('555123456');
    await expect(form.getByText('+995', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(input).not.toBeFocused();
  });
});

test('where no clinic is listed yet a doctor writes the name of theirs', async ({ page }) => {
  const sent = await answer(page, 200);
  await page.route('**/api/restql/clinic/', (route) => route.fulfill({ json: { clinic: [], total: 0 } }));
  const form = await openPopup(page, 'doctors');
  await form.locator('[name=name]').fill('ლია მელაძე');
  await form.locator('[name=phone]').pressSequentially('555123456');
  await choose(page, 'profession', 'კარდიოლოგი');
  await form.locator('[name=clinics]').fill('კლინიკა „ალვა“');
  await form.getByRole('button', { name: 'გაგზავნა' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(new URLSearchParams(sent[0]?.postData() ?? '').get('clinics')).toBe('კლინიკა „ალვა“');
});
