import type { Page } from '@playwright/test';
import { expect, main, phone, test, untilAlive, visit } from './portal.ts';

const found = (page: Page) => page.locator('main [role=status]').first();
const chosenIn = (page: Page, name: string) => page.locator(`select[name=${name}]`);
const words = (page: Page) => page.locator('main input[name=q]');
const clinics = (page: Page) => page.locator('[data-clinic]');
const headed = (page: Page) => expect(page.locator('h1')).toBeFocused();

test('the list of clinics is restored on back, forward and reload', async ({ page, complaints }) => {
  await visit(page, '/clinics.html');
  const all = (await found(page).textContent()) ?? '';
  await chosenIn(page, 'city').selectOption('ბათუმი');
  await expect(page).toHaveURL(/\?city=[^&]+$/);
  await chosenIn(page, 'sort').selectOption('verified');
  await expect(page).toHaveURL(/&sort=verified$/);
  // The server's version, because the address changes before the list.
  await page.reload();
  const narrowed = (await found(page).textContent()) ?? '';
  expect(narrowed).not.toBe(all);
  const listed = await clinics(page).allTextContents();
  const expectNarrowed = async () => {
    await expect(page).toHaveTitle(/^კლინიკები – ბათუმი - /);
    await expect(chosenIn(page, 'city')).toHaveValue('ბათუმი');
    await expect(chosenIn(page, 'sort')).toHaveValue('verified');
    await expect(found(page)).toHaveText(narrowed);
    const short = listed.map((text) => text.slice(0, 20));
    await expect(clinics(page)).toHaveText(short.map((text) => new RegExp(`^${RegExp.escape(text)}`)));
    await expect(
      main(page)
        .getByRole('link', { name: /ბათუმი/ })
        .first(),
    ).toBeVisible();
  };
  await clinics(page).first().locator('a').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'clinic');
  const title = await page.title();
  await headed(page);
  await page.goBack();
  await expectNarrowed();
  await headed(page);
  await page.goForward();
  await expect(main(page)).toHaveAttribute('data-route', 'clinic');
  await expect(page).toHaveTitle(title);
  await headed(page);
  await page.goBack();
  await page.reload();
  await expectNarrowed();
  await page.goBack();
  await expect(chosenIn(page, 'sort')).toHaveValue('');
  await expect(chosenIn(page, 'city')).toHaveValue('ბათუმი');
  await page.goBack();
  await expect(chosenIn(page, 'city')).toHaveValue('');
  await expect(found(page)).toHaveText(all);
  await expect(page).toHaveTitle(/^კლინიკები - /);
  await page.goForward();
  await page.goForward();
  await expectNarrowed();
  expect(complaints).toEqual([]);
});

test('the search text of a list is restored on back, forward and reload', async ({ page }) => {
  await visit(page, '/clinics.html');
  await words(page).fill('magnolia');
  await expect(page).toHaveURL(/\?q=magnolia$/);
  await expect(clinics(page)).toHaveCount(1);
  await clinics(page).locator('a').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'clinic');
  await page.goBack();
  await expect(words(page)).toHaveValue('magnolia');
  await expect(clinics(page)).toHaveCount(1);
  await page.reload();
  await expect(words(page)).toHaveValue('magnolia');
  await expect(clinics(page)).toHaveCount(1);
  await main(page)
    .getByRole('link', { name: /magnolia/ })
    .click();
  await expect(words(page)).toHaveValue('');
  await expect(clinics(page)).not.toHaveCount(1);
  await page.goBack();
  await expect(words(page)).toHaveValue('magnolia');
  await expect(clinics(page)).toHaveCount(1);
  await page.goForward();
  await expect(words(page)).toHaveValue('');
  await expect(clinics(page)).not.toHaveCount(1);
});

test('the questions of a topic are restored in their order on back, forward and reload', async ({ page }) => {
  await visit(page, '/kithkhva-pasukhi.html');
  const cards = main(page).locator('article[data-question] h2');
  const newest = await cards.allTextContents();
  const title = 'კითხვა-პასუხი: გული და სისხლძარღვები';
  const topics = page.getByRole('navigation', { name: 'კითხვების თემები' });
  await topics.getByRole('link', { name: 'გული და სისხლძარღვები' }).click();
  await expect(page.locator('h1')).toHaveText(title);
  const ofTopic = await cards.allTextContents();
  await page.getByRole('link', { name: 'ყველაზე კითხვადი' }).click();
  await expect(page).toHaveURL(/category=1&sort=views$/);
  await expect(cards).not.toHaveText(ofTopic);
  const mostRead = await cards.allTextContents();
  const expectMostRead = async () => {
    await expect(cards).toHaveText(mostRead);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(topics.locator('[aria-current=true]')).toContainText('გული და სისხლძარღვები');
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  };
  await cards.first().getByRole('link').click();
  await expect(main(page)).toHaveAttribute('data-route', 'question');
  await headed(page);
  await page.goBack();
  await expectMostRead();
  await headed(page);
  await page.reload();
  await expectMostRead();
  await page.goBack();
  await expect(cards).toHaveText(ofTopic);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goBack();
  await expect(cards).toHaveText(newest);
  await expect(page).toHaveTitle(/^კითხვა-პასუხი - /);
  await page.goForward();
  await page.goForward();
  await expectMostRead();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(mostRead[0] ?? '');
});

test('the encyclopedia restores letter, section and search text on back, forward and reload', async ({
  page,
}) => {
  await visit(page, '/enciklopedia.html');
  const field = page.getByRole('textbox', { name: 'იპოვეთ ტერმინი' });
  const terms = page.locator('main section[aria-labelledby^=letter-] li');
  const letters = page.getByRole('navigation', { name: 'ტერმინები ანბანის მიხედვით' });
  const sections = page.getByRole('navigation', { name: 'განყოფილებები' });
  const all = await terms.count();
  await letters.getByRole('link', { name: /^ა, \d+ ტერმინი$/ }).click();
  await expect(page).toHaveURL(/\?letter=/);
  await sections.getByRole('link').nth(1).click();
  await expect(sections.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(letters.locator('[aria-current=true]')).toHaveText('ა');
  const chosen = (await sections.locator('[aria-current=true]').textContent()) ?? '';
  const some = await terms.allTextContents();
  const title = await page.title();
  const expectNarrowed = async () => {
    await expect(terms).toHaveText(some);
    await expect(letters.locator('[aria-current=true]')).toHaveText('ა');
    await expect(sections.locator('[aria-current=true]')).toHaveText(chosen);
    await expect(page).toHaveTitle(title);
  };
  await page.reload();
  await expectNarrowed();
  await terms.first().locator('a').click();
  await expect(main(page)).toHaveAttribute('data-route', 'term');
  await page.goBack();
  await expectNarrowed();
  await headed(page);
  await visit(page, '/enciklopedia.html');
  const results = page.locator('[data-result=term] a');
  await field.pressSequentially('diabet', { delay: 20 });
  await expect(results.first()).toHaveText('დიაბეტი');
  const names = await results.allTextContents();
  const expectTyped = async () => {
    await expect(results).toHaveText(names);
    await expect(field).toHaveValue('diabet');
  };
  await results.first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'term');
  await page.goBack();
  await expectTyped();
  await page.reload();
  await expectTyped();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('დიაბეტი');
  await page.goBack();
  await expectTyped();
  await field.fill('ყყყყყ');
  await expect(results).toHaveCount(0);
  await main(page).getByRole('link', { name: 'ყველა ტერმინი' }).click();
  await expect(terms).toHaveCount(all);
  await expect(field).toHaveValue('');
});

test('a search without terms has a link to all of them', async ({ page }) => {
  await visit(page, '/enciklopedia.html');
  const terms = page.locator('main section[aria-labelledby^=letter-] li');
  const all = await terms.count();
  await words(page).fill('ყყყყყ');
  await main(page).getByRole('link', { name: 'ყველა ტერმინი' }).click();
  await expect(terms).toHaveCount(all);
  await expect(words(page)).toHaveValue('');
});

test('search results are restored on back, forward and reload', async ({ page, complaints }) => {
  await visit(page, '/search?q=diabeti');
  const kinds = main(page).locator('[data-kind]');
  const results = main(page).locator('[data-result] a');
  const every = await results.allTextContents();
  expect(await kinds.count()).toBeGreaterThan(1);
  const title = await page.title();
  const expectEvery = async () => {
    await expect(results).toHaveText(every);
    await expect(words(page)).toHaveValue('diabeti');
    await expect(page).toHaveTitle(title);
  };
  await page
    .locator('[data-kind=article]')
    .getByRole('link', { name: /^ყველა \d+: სტატიები$/ })
    .click();
  await expect(page).toHaveURL(/type=article/);
  await expect(kinds).toHaveCount(1);
  const articles = await results.allTextContents();
  await results.first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'article');
  await headed(page);
  await page.goBack();
  await expect(results).toHaveText(articles);
  await expect(words(page)).toHaveValue('diabeti');
  await headed(page);
  await page.reload();
  await expect(results).toHaveText(articles);
  await page.goBack();
  await expectEvery();
  await words(page).fill('გრიპი');
  await words(page).press('Enter');
  await expect(page).not.toHaveURL(/diabeti/);
  await expect(results).not.toHaveText(every);
  await page.goBack();
  await expectEvery();
  await page.goForward();
  await expect(words(page)).toHaveValue('გრიპი');
  await expect(results).not.toHaveText(every);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test("the sheet's filters are restored on back, forward and reload", async ({ page }) => {
    await visit(page, '/doctors.html');
    const sheet = page.locator('details[data-filters]');
    const people = page.locator('main article');
    await sheet.locator('summary').click();
    await chosenIn(page, 'language').selectOption({ index: 1 });
    await expect(page).toHaveURL(/language=/);
    await sheet.locator('button[type=submit]').click();
    await expect(sheet.locator('summary')).toHaveAccessibleName('ფილტრები (1)');
    const listed = await people.allTextContents();
    const expectChosen = async () => {
      await expect(people).toHaveText(listed);
      await expect(sheet).not.toHaveAttribute('open');
      await expect(sheet.locator('summary')).toHaveAccessibleName('ფილტრები (1)');
      await expect(chosenIn(page, 'language')).not.toHaveValue('');
      await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    };
    await people.first().locator('a').first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'doctor');
    await page.goBack();
    await expectChosen();
    await page.reload();
    await untilAlive(page);
    await expectChosen();
    await sheet.locator('summary').click();
    await page.goBack();
    await expect(sheet.locator('summary')).toHaveAccessibleName('ფილტრები');
    await expect(sheet).not.toHaveAttribute('open');
    await expect(chosenIn(page, 'language')).toHaveValue('');
    await page.goForward();
    await expectChosen();
  });
});
