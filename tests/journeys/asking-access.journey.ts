import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { fillBalance, lookAt, payBy, writeQuestion } from '#tests/support/journey-asking.ts';
import { expect, phone, test, widthBeyondScreen } from './portal.ts';

const paths = [
  '/authentication/ask/',
  '/authentication/ask/?consultant=1',
  '/authentication/askform/?category=11&service=1',
  '/authentication/askform/',
  '/authentication/fillbalance/',
  '/authentication/package/4/',
  '/authentication/payment/',
  '/authentication/transactions/',
  '/authentication/userquestions/',
  '/fasebi.html',
  '/konsultantis-gverdi.html?category=11&service=1',
  '/authentication/pinnedquestions/',
];

test('axe finds no violations on the screens for asking and paying, light and dark, wide and narrow', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInByCall(context, await makeAccount(context));
  await fillBalance(page, '12.50', 'cartu');
  await writeQuestion(page, 'რას ნიშნავს ეს ანალიზი?');
  await payBy(page, 'balance');
  await expect(page.locator('details[data-status=open]')).toBeVisible();
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.locator('#main h1')).toBeVisible();
    await expect(page.locator('#main [role=status][aria-label]')).toHaveCount(0);
    await lookAt(page, path);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 760 });
    await lookAt(page, path);
    expect(await widthBeyondScreen(page), `${path} is wider than the screen`).toBeLessThanOrEqual(0);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a question is written and paid by touch', async ({ page, context }) => {
    await signInByCall(context, await makeAccount(context));
    await fillBalance(page, '12.50', 'bog');
    await writeQuestion(page, 'კითხვა ტელეფონიდან');
    await payBy(page, 'balance');
    await expect(page.locator('details[data-status=open]')).toBeVisible();
  });
});
