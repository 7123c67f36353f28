import { readFileSync } from 'node:fs';
import { cookieOf, makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { pushKeys, stubPushService } from '#tests/support/journey-push.ts';
import { expect, findArticle, test, visit } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

const title = 'კითხვა ჩემს მონაცემებში';
const body = 'დილით წნევა მაღალი მაქვს, საღამოს კი დაბალი. რა გავაკეთო?';
const complaint = 'მარცხენა ფეხი მიშუპდება';
const endpoint = 'https://push.example.ge/send/secret-address';

test('the download of one’s data has all that a visit left, and the log and the metrics have none of it', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await stubPushService(page, endpoint);
  const account = await makeAccount(context);
  await signInByCall(context, account);

  await visit(page, await findArticle(page));
  await page.locator('[data-save]').first().click();
  await expect(page.locator('[data-save][aria-pressed=true]').first()).toBeVisible();

  await visit(page, '/dghiurebi/tsneva.html');
  await page.locator('main [name=systolic]').fill('127');
  await page.locator('main [name=diastolic]').fill('83');
  await page.locator('main form [type=submit]').first().click();
  await expect(page.locator('tr[data-entry] [data-edit]')).toHaveCount(1);
  await page.locator('[name=place][value=account]').click();
  await expect(page.locator('[data-kept=account]')).toBeVisible();

  await visit(page, '/authentication/askform/?category=11&service=1');
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=body]').fill(body);
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-payment]')).toBeVisible();

  await visit(page, '/authentication/profile/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const chosen = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/notices/') && answer.request().method() === 'POST',
  );
  await page.locator('[name=payment_received]').uncheck();
  await chosen;
  await page.getByRole('button', { name: 'შეტყობინებების ჩართვა' }).click();
  await expect(page.getByRole('button', { name: 'შეტყობინებების გამორთვა' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /ჩამოტვირთვა/ })
      .first()
      .click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const data = JSON.parse(text);
  expect(Object.keys(data).sort()).toEqual(
    [
      ...['account', 'sessions', 'passkeys', 'security_log', 'operations', 'packages', 'questions'],
      ...['comments', 'question_draft', 'saved', 'diaries', 'mails_off', 'push_browsers'],
    ].sort(),
  );
  expect(data.account.email).toBe(account.email);
  expect(data.mails_off).toMatchObject([{ kind: 'payment_received' }]);
  expect(data.push_browsers).toMatchObject([{ service: 'push.example.ge' }]);
  expect(data.saved).toEqual({ article: [101], term: [] });
  expect(data.diaries).toMatchObject([
    { kind: 'pressure', content: { entries: [{ systolic: 127, diastolic: 83 }] } },
  ]);
  expect(data.questions).toMatchObject([{ title, status: 'awaiting_payment' }]);
  expect(data.sessions).toHaveLength(1);
  // Nothing by which somebody else could act in the reader's name.
  for (const secret of [
    'secret-address',
    ...Object.values(pushKeys),
    account.password,
    (await cookieOf(context, 'refreshToken')) ?? 'none',
  ])
    expect(text).not.toContain(secret);

  await visit(page, `/search?q=${encodeURIComponent(complaint)}`);
  const portal = {
    log: readFileSync(process.env.PORTAL_LOG ?? 'test-results/portal.log', 'utf8'),
    metrics: await (await page.request.get('/metrics')).text(),
  };
  expect(portal.log).toContain('"route":"search"');
  for (const [where, written] of Object.entries(portal))
    for (const typed of [title, body, complaint, account.email, 'systolic'])
      for (const spelling of [typed, encodeURIComponent(typed)])
        expect(written.includes(spelling), `${typed} in the ${where}`).toBe(false);
});
