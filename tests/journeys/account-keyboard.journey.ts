import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseIn, tabTo, typeInto } from '#tests/support/journey-keyboard.ts';
import { mailedLink } from '#tests/support/journey-mail.ts';
import { expect, main, test, untilAlive, visit } from './portal.ts';

const route = async (page: Page, name: string) => {
  await expect(main(page)).toHaveAttribute('data-route', name);
  await untilAlive(page);
};
const follow = async (page: Page, selector: string) => {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
};
const seeInHeader = (page: Page, href: string) =>
  expect(page.locator(`header a[href="${href}"]`).filter({ visible: true })).toHaveCount(1);
const signIn = async (page: Page, email: string, password: string) => {
  await typeInto(page, '[name=email]', email);
  await typeInto(page, '[name=password]', password);
  await page.keyboard.press('Enter');
  await seeInHeader(page, '/authentication/profile/');
};

test('sign-up, sign-in, profile and sign-out work by keyboard only', async ({ page }) => {
  const email = `${randomUUID()}@example.ge`;
  const passwords = ['ლურჯი ჩიტი 2026', 'მწვანე ვაშლი 2027', 'წითელი ყაყაჩო 2028'] as const;

  await visit(page, '/');
  await follow(page, 'header a[href="/authentication/signin/"]');
  await route(page, 'signin');
  await follow(page, 'main a[href="/authentication/signup/"]');
  await route(page, 'signup');
  await typeInto(page, '[name=first_name]', 'ნინო');
  await typeInto(page, '[name=last_name]', 'ბერიძე');
  await tabTo(page, '[name=gender]');
  await page.keyboard.press('Space');
  await chooseIn(page, '[name=birthday_day]', 17);
  await chooseIn(page, '[name=birthday_month]', 5);
  await chooseIn(page, '[name=birthday_year]', 30);
  await typeInto(page, '[name=email]', email);
  await typeInto(page, '[name=password]', passwords[0]);
  await typeInto(page, '[name=password_confirm]', passwords[0]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-toast=success]')).toBeVisible();

  await page.goto(await mailedLink(email, 'დაადასტურეთ'));
  await route(page, 'signin');
  await expect(page.locator('[data-toast=success]')).toContainText('დადასტურდა');
  await signIn(page, email, passwords[0]);

  await follow(page, 'header a[href="/authentication/profile/"]');
  await route(page, 'profile');
  await expect(page.locator('[name=birthday_month]')).toHaveValue('05');
  await typeInto(page, '[name=first_name]', 'ნინა');
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByRole('link', { name: 'ნინა' })).toBeVisible();
  await typeInto(page, '[name=password]', passwords[0]);
  await typeInto(page, '[name=new_password]', passwords[1]);
  await typeInto(page, '[name=password_confirm]', passwords[1]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('პაროლი შეიცვალა').first()).toBeVisible();
  await follow(page, '[data-sign-out]');
  await route(page, 'home');

  // The focus is at the start of the new page's content, after the header.
  await tabTo(page, 'header a[href="/authentication/signin/"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await route(page, 'signin');
  await follow(page, 'main a[href="/authentication/recover/"]');
  await route(page, 'recover');
  await typeInto(page, '[name=email]', email);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast=success]').last()).toBeVisible();
  await page.goto(await mailedLink(email, 'აღდგენა'));
  await route(page, 'reset');
  await typeInto(page, '[name=password]', passwords[2]);
  await typeInto(page, '[name=password_confirm]', passwords[2]);
  await page.keyboard.press('Enter');
  await route(page, 'signin');
  await signIn(page, email, passwords[2]);
  await follow(page, 'header a[href="/authentication/profile/"]');
  await route(page, 'profile');
  await follow(page, '[data-sign-out]');
  await seeInHeader(page, '/authentication/signin/');
});
