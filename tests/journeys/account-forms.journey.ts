import {
  cookieOf,
  makeAccount,
  signInByCall,
  signInByForm,
  signOut,
  takeRecoveryCode,
} from '#tests/support/journey-account.ts';
import { expect, test } from './portal.ts';

test('signs up, signs in, changes the profile and signs out', async ({ page, context }) => {
  const email = `${Date.now()}@example.ge`;
  await page.goto('/authentication/signup/');
  await page.locator('[name=first_name]').fill('გიორგი');
  await page.locator('[name=last_name]').fill('კაპანაძე');
  await page.locator('[name=gender][value=male]').check();
  await page.locator('[name=birthday_year]').selectOption('1985');
  await page.locator('[name=birthday_month]').selectOption('02');
  await page.locator('[name=birthday_day]').selectOption('28');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('მწვანე ვაშლი 12');
  await page.locator('[name=password_confirm]').fill('მწვანე ვაშლი 12');
  await page.locator('#main [type=submit]').click();
  const told = page.locator('[data-toast=success][data-position=top-right]');
  await expect(told).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(told).toBeHidden({ timeout: 6_000 });

  await page.locator('header').getByRole('link', { name: 'შესვლა' }).click();
  await expect(page.locator('[data-route=signin]')).toBeVisible();
  await signInByForm(page, { email, password: 'მწვანე ვაშლი 12', firstName: '' });
  await expect(page).toHaveURL('/');
  await expect(page.locator('header').getByRole('link', { name: 'გიორგი' })).toBeVisible();
  expect(await cookieOf(context, 'token')).toBeTruthy();

  await page.locator('header').getByRole('link', { name: 'გიორგი' }).click();
  await expect(page.locator('[data-route=profile]')).toBeVisible();
  await expect(page.locator('[name=birthday_month]')).toHaveValue('02');
  await page.locator('[name=phone]').fill('555123456');
  await page.locator('[name=first_name]').fill('გია');
  await page
    .locator('form', { has: page.locator('[name=phone]') })
    .locator('[type=submit]')
    .click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[name=phone]')).toHaveValue('555123456');
  await expect(page.locator('[name=first_name]')).toHaveValue('გია');

  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('header').getByRole('link', { name: 'შესვლა' })).toBeVisible();
  expect([await cookieOf(context, 'token'), await cookieOf(context, 'refreshToken')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('shows an error under each invalid field and sends nothing', async ({ page, complaints }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/authentication/signup/');
  await page.locator('#main [type=submit]').click();
  const required = 'ველის შევსება სავალდებულოა !';
  for (const name of [
    'first_name',
    'last_name',
    'gender',
    'birthday',
    'email',
    'password',
    'password_confirm',
  ])
    await expect(page.locator(`[data-error=${name}]`)).toHaveText(required);
  // The summary names each of them, and leads to it.
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('button')).toHaveCount(7);
  await summary.getByRole('button', { name: 'დაბადების თარიღი: აირჩიეთ დღე, თვე და წელი.' }).click();
  await expect(page.locator('[name=birthday_day]')).toBeFocused();
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
    /ჩაწერეთ ელფოსტა, მაგალითად: nino@example.ge/,
  );

  await page.locator('[name=first_name]').fill('ნინო');
  await page.locator('[name=last_name]').fill('ბერიძე');
  await page.locator('[name=gender][value=female]').check();
  await page.locator('[name=email]').fill('no address');
  await page.locator('[name=password]').fill('long enough 1');
  await page.locator('[name=password_confirm]').fill('another one');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-error=email]')).toHaveText('ელფოსტის ფორმატი არასწორია');
  await expect(page.locator('[data-error=password_confirm]')).toHaveText('პაროლი არ ემთხვევა');
  await expect(page.locator('[data-error=password]')).toHaveCount(0);
  await expect(summary.getByRole('button')).toHaveCount(3);
  await expect(summary).toBeFocused();
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});

test("shows the server's refusal as a toast and at its field", async ({ page, context }) => {
  const account = await makeAccount(context);
  await page.goto('/authentication/signin/');
  await signInByForm(page, { ...account, password: 'not this one' });
  const toast = page.locator('[data-toast=error][data-position=top-right]');
  await expect(toast).toContainText('ელფოსტა ან პაროლი არასწორია');
  // Both are marked: which of the two is wrong is not told.
  for (const name of ['email', 'password']) {
    await expect(page.locator(`[data-error=${name}]`)).toBeVisible();
    await expect(page.locator(`#main [name=${name}]`)).toHaveAttribute('aria-invalid', 'true');
  }

  await page.goto('/authentication/signup/');
  await page.locator('[name=first_name]').fill('ა');
  await page.locator('[name=last_name]').fill('ბ');
  await page.locator('[name=gender][value=female]').check();
  await page.locator('[name=birthday_year]').selectOption('2000');
  await page.locator('[name=birthday_month]').selectOption('01');
  await page.locator('[name=birthday_day]').selectOption('01');
  await page.locator('[name=email]').fill('common@example.ge');
  await page.locator('[name=password]').fill('password123');
  await page.locator('[name=password_confirm]').fill('password123');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-error=password]')).toContainText('გავრცელებულია');
  // The only wrong field has the focus itself; the summary stands above all the same.
  await expect(page.locator('[name=password]')).toBeFocused();
  await expect(page.locator('[data-error-summary]')).toContainText('ერთი ველი შესასწორებელია');
  await expect(page.locator('[name=first_name]')).toHaveValue('ა');
});

test('requests a password reset and confirms that', async ({ page }) => {
  await page.goto('/authentication/recover/');
  await page.locator('[name=email]').fill('somebody@example.ge');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await page.goto('/authentication/reset/?token=nothing');
  await page.locator('[name=password]').fill('quite a new one');
  await page.locator('[name=password_confirm]').fill('quite a new one');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-toast=error]')).toBeVisible();
  // An expired link cannot be used again; the form for a new one is offered.
  await expect(page.locator('#main')).toContainText('ვადა გაუვიდა ან უკვე გამოიყენეთ');
  await expect(page.locator('#main form')).toHaveCount(0);
  await expect(page.locator('#main a[href="/authentication/recover/"]')).toBeVisible();
});

test('shows and hides a password, by keyboard only', async ({ page, context }) => {
  const account = await makeAccount(context);
  await page.goto('/authentication/signin/');
  await expect(page.locator('#main [type=submit]')).toBeEnabled();
  await page.locator('[name=email]').focus();
  await page.keyboard.insertText(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(account.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByRole('link', { name: account.firstName })).toBeVisible();
});

test('requires a second factor of staff, and accepts each recovery code once', async ({ page }) => {
  const { email, password, recovery } = takeRecoveryCode();
  const code = page.locator('[name=code]');
  const send = async (text: string) => {
    await code.fill(text);
    await page.keyboard.press('Enter');
  };
  for (const turn of ['taken', 'refused']) {
    await page.goto('/authentication/signin/');
    await signInByForm(page, { email, password, firstName: '' });
    await expect(code).toBeFocused();
    await send(recovery);
    if (turn === 'refused') break;
    await expect(page).toHaveURL('/');
    await page.goto('/authentication/profile/');
    await signOut(page);
    await expect(page).toHaveURL('/');
  }
  await expect(page.locator('[data-error=code]')).toHaveText('კოდი არასწორია ან უკვე გამოყენებულია');
  await expect(code).toBeFocused();
});

test('changes the password, ends other sessions, and deletes the account after a confirmation', async ({
  page,
  context,
}) => {
  const account = await makeAccount(context);
  const elsewhere = await signInByCall(context, account);
  await signInByCall(context, account);
  await page.goto('/authentication/profile/');
  await expect(page.locator('[data-session]')).toHaveCount(2);
  const form = page.locator('form', { has: page.locator('[name=new_password]') });
  await form.locator('[name=password]').fill(account.password);
  await form.locator('[name=new_password]').fill('სხვა პაროლი 99');
  await form.locator('[name=password_confirm]').fill('სხვა პაროლი 99');
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  const verify = await context.request.post('/api/auth/verify/', {
    form: { access_token: elsewhere.access_token },
  });
  expect(verify.status()).toBe(401);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'მონაცემების ჩამოტვირთვა' }).click();
  expect((await saved).suggestedFilename()).toBe('my-data.json');

  await page.getByRole('button', { name: 'ანგარიშის წაშლა…' }).click();
  const removal = page.locator('form', { hasText: 'ნამდვილად გსურთ' });
  await removal.locator('[name=password]').fill('სხვა პაროლი 99');
  await removal.locator('[type=submit]').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('header').getByRole('link', { name: 'შესვლა' })).toBeVisible();
  await page.goto('/authentication/signin/');
  await signInByForm(page, { ...account, password: 'სხვა პაროლი 99' });
  await expect(page.locator('[data-toast=error]')).toBeVisible();
});
