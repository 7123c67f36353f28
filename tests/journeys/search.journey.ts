import { findFaults } from '#tests/support/axe.ts';
import { expect, main, phone, sectionOf, test, visit } from './portal.ts';

test('search understands Georgian, Latin typing and mistakes', async ({ page, complaints }) => {
  await visit(page, '/');
  const field = page.locator('header input[name=q]:visible');
  await field.fill('hipertenziisTvis');
  await field.press('Enter');
  await expect(main(page)).toHaveAttribute('data-route', 'search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('[data-kind=term] [data-result] a').first()).toHaveText('ჰიპერტენზია');
  const all = page.locator('[data-kind=article]').getByRole('link', { name: /^ყველა \d+: სტატიები$/ });
  await all.click();
  await expect(page).toHaveURL(/type=article/);
  await expect(main(page).locator('[data-kind]')).toHaveCount(1);
  await visit(page, `/search?q=${encodeURIComponent('დიაბერი')}`);
  await expect(main(page).getByRole('status').first()).toContainText('„დიაბეტი“');
  await expect(main(page).locator('[data-suggestion]')).toHaveAttribute('data-suggestion', 'დიაბეტი');
  await main(page).locator('[data-exact]').click();
  await expect(page).toHaveURL(/exact=1/);
  await expect(main(page).locator('[data-suggestion]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the page shows the sentence that answers, the kind that was asked for first, and a definition', async ({
  page,
}) => {
  await visit(page, `/search?q=${encodeURIComponent('თავი მტკივა')}`);
  await expect(main(page).locator('[data-result] mark').first()).toBeVisible();
  await expect(main(page).locator('[data-result] img')).toHaveCount(0);
  await visit(page, `/search?q=${encodeURIComponent('რამდენი კალორია მჭირდება')}`);
  await expect(main(page).locator('[data-kind]').first()).toHaveAttribute('data-kind', 'calculation');
  await visit(page, `/search?q=${encodeURIComponent('კარდიოლოგი თბილისში')}`);
  await expect(main(page).locator('[data-kind]').first()).toHaveAttribute('data-kind', 'doctor');
  await visit(page, '/search?q=arteria');
  await expect(main(page).locator('[data-answer=term]')).toContainText('სისხლძარღვი');
  expect(await findFaults(page)).toEqual([]);
});

test('who types what nothing is found for is told so', async ({ page }) => {
  await visit(page, '/search');
  const field = main(page).locator('input[name=q]');
  await field.focus();
  await field.pressSequentially('zzzqqxx', { delay: 20 });
  await expect(main(page).getByText('შემოთავაზება ვერ ვიპოვეთ. დააჭირეთ')).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('an empty field offers what is read most: topics, then answers, by keyboard too', async ({ page }) => {
  await visit(page, '/search');
  const field = main(page).locator('input[name=q]');
  await field.focus();
  const list = main(page).getByRole('listbox', { name: 'ხშირად კითხულობენ' });
  await expect(list.getByRole('option').first()).toContainText('თემა');
  await expect(list.getByRole('option').last()).toContainText('კითხვა-პასუხი');
  await expect(main(page).locator('form [role=status]')).toContainText('ხშირად კითხულობენ');
  expect(await findFaults(page, { within: 'main' })).toEqual([]);
  await field.press('Escape');
  await expect(list).toBeHidden();
  await field.pressSequentially('გულ', { delay: 20 });
  const options = main(page).getByRole('option');
  await expect(options.last()).toContainText('ყველა შედეგი');
  await expect(options.nth(0)).toContainText(/თემა$/);
  await expect(options.nth(2)).toContainText('კითხვა-პასუხი');
  await expect(options.nth(0).locator('mark')).toHaveText('გულ');
  await field.fill('');
  await expect(list).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(main(page)).toHaveAttribute('data-route', 'category');
});

test('who looks for an open clinic sees until when it is open', async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent('სადღეღამისო კლინიკა თბილისში')}`);
  await expect(main(page).locator('[data-kind]').first()).toHaveAttribute('data-kind', 'clinic');
  const first = main(page).locator('[data-result=clinic]').first();
  await expect(first).toContainText('„სამი ზარი“');
  await expect(first.locator('[data-open-now=true]')).toHaveText('ღიაა ახლა');
});

test('a query that is too short, finds nothing or names an unknown type has a message', async ({ page }) => {
  await page.goto('/search?q=a');
  await expect(page.locator('main h2').first()).toHaveText('ჩაწერეთ მინიმუმ ორი ასო');
  await page.goto('/search?q=zzzqqxx');
  await expect(main(page).getByRole('status').locator('h2')).toContainText('ვერაფერი ვიპოვეთ');
  await page.goto('/search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main(page).locator('input[name=q]')).toBeVisible();
  await expect(
    main(page).getByRole('navigation', { name: 'მთავარი თემები' }).getByRole('link'),
  ).not.toHaveCount(0);
  for (const query of ['q=გრიპი&type=x', 'q=გრიპი&page=99', 'q=გრიპი&type=term&page=99', 'q=გრიპი&page=x'])
    expect((await page.request.get(encodeURI(`/search?${query}`))).status(), query).toBe(404);
});

const cries = {
  'თავის მოკვლა მინდა': 'crisis',
  'გულმკერდი მტკივა და მარცხენა ხელი მიბუჟდება': 'emergency',
} as const;

test('a cry for help shows an alert above the results, without advertisements', async ({ page }) => {
  for (const [cry, kind] of Object.entries(cries)) {
    await visit(page, `/search?q=${encodeURIComponent(cry)}`);
    const panel = main(page).locator(`[data-alert=${kind}]`);
    await expect(panel.locator('a[href="tel:112"]')).toBeVisible();
    await expect(panel.locator('a[href$=".html"]')).toBeVisible();
    await expect(page.locator('[data-ad]')).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
  }
  await visit(page, `/search?q=${encodeURIComponent('ინსულტის პრევენცია')}`);
  await expect(page.locator('[data-alert]')).toHaveCount(0);
});

test('a cry for help shows its alert while typing', async ({ page }) => {
  await visit(page, '/search');
  const field = main(page).locator('input[name=q]');
  await field.focus();
  await field.pressSequentially('თავს მოვიკლავ', { delay: 20 });
  const first = main(page).locator('[role=option]').first();
  await expect(first).toHaveAttribute('href', 'tel:112');
  await expect(first).toHaveAttribute('data-alert', 'crisis');
  await field.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('nothing is sold beside an alert while typing, and everything stays in its place', async ({ page }) => {
  await visit(page, '/');
  const ads = page.locator('[data-ad]:visible');
  await expect(ads).not.toHaveCount(0);
  // Blocks that load late have their height then.
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const field = page.locator('header input[name=q]:visible');
  await field.focus();
  await field.pressSequentially('თავს მოვიკლავ', { delay: 20 });
  await expect(page.locator('header [role=option][data-alert]')).toBeVisible();
  await expect(ads).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await field.press('Escape');
  await expect(ads).not.toHaveCount(0);
});

for (const [device, options] of Object.entries({ desktop: {}, phone })) {
  test.describe(device, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('the search field has suggestions for mouse, keyboard and screen readers', async ({
      page,
      complaints,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visit(page, '/');
      expect(asked.filter((url) => url.includes('Suggestions'))).toEqual([]);
      if (device === 'phone')
        await page.locator('header details[data-popover] summary:visible').first().click();
      const field = page.locator('header input[name=q]:visible').first();
      await field.focus();
      await field.pressSequentially('ჰიპერტ', { delay: 20 });
      const list = page.locator('header [role=listbox]:visible');
      await expect(list.getByRole('option').first()).toContainText('ჰიპერტენზია');
      await expect(field).toHaveAttribute('role', 'combobox');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('header [role=status]:visible').first()).toContainText('შემოთავაზება');
      expect(await findFaults(page, { within: 'header' })).toEqual([]);
      await field.press('ArrowDown');
      const active = await field.getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
      await field.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(field).toBeFocused();
      await field.press('ArrowDown');
      await field.press('ArrowDown');
      await field.press('ArrowUp');
      // Topics go before records.
      await field.press('Enter');
      await expect(main(page)).toHaveAttribute('data-route', 'tags');
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('the drawer', () => {
  test.use(phone);

  test('has a search field with suggestions', async ({ page }) => {
    await visit(page, '/');
    await page.locator('details[data-drawer] summary').click();
    const field = page.locator('details[data-drawer] input[name=q]');
    await expect(field).not.toBeFocused();
    await field.click();
    await field.pressSequentially('diab', { delay: 20 });
    await page.locator('details[data-drawer] [role=option]', { hasText: 'ტერმინი' }).first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'term');
    await expect(page.locator('details[data-drawer]')).not.toHaveAttribute('open');
  });
});

test('results are narrowed by topic, and the address keeps it', async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent('ტკივილი')}`);
  const topic = main(page).locator('select[name=category]');
  const [title = '', count = ''] =
    /^(.+) \((\d+)\)$/.exec(await topic.locator('option').nth(1).innerText())?.slice(1) ?? [];
  await topic.selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?&]category=\d+/);
  await expect(main(page).getByRole('status').first()).toContainText(count);
  await page.reload();
  await expect(topic.locator('option:checked')).toHaveText(`${title} (${count})`);
});

test('a tag lists its articles and questions, and the index lists all tags by letter', async ({ page }) => {
  await visit(page, '/tegebi.html');
  await expect(page.locator('main section li').first()).toContainText(/\d+ (სტატია|კითხვა)/);
  const link = page.locator('main section li a').first();
  const title = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/\?tag=/);
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await expect(sectionOf(page, 'სტატიები').locator('[data-article]').first()).toBeVisible();
  for (const query of ['tag=x', 'tag=kveba&page=99', 'page=99'])
    expect((await page.request.get(`/tegebi.html?${query}`)).status(), query).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a cry for help shows its alert', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('თავის მოკვლა მინდა')}`);
    await expect(main(page).locator('[data-alert=crisis] a[href="tel:112"]')).toBeVisible();
  });

  test('results are narrowed by a button', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('ტკივილი')}`);
    await main(page).locator('select[name=category]').selectOption({ index: 1 });
    await main(page).getByRole('form', { name: 'ფილტრები' }).getByRole('button').click();
    await expect(page).toHaveURL(/[?&]category=\d+/);
    await expect(main(page).getByRole('search').locator('input[name=q]')).toHaveValue('ტკივილი');
    await expect(main(page).locator('[data-result]').first()).toBeVisible();
  });

  test('search works as a form, tags as links', async ({ page }) => {
    await page.goto('/search');
    await main(page).locator('input[name=q]').fill('დიაბეტის');
    await main(page).locator('input[name=q]').press('Enter');
    await page.locator('[data-kind=term] [data-result] a').first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'term');
    await page.goto('/search');
    await main(page).getByRole('link', { name: 'კლინიკები', exact: true }).click();
    await expect(main(page)).toHaveAttribute('data-route', 'clinics');
    await page.goto('/tegebi.html');
    await page.locator('main section li a').first().click();
    await expect(page).toHaveURL(/\?tag=/);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violations on the search screens', async ({ page }) => {
      test.setTimeout(90_000);
      for (const path of [
        '/enciklopedia.html',
        `/enciklopedia.html?letter=${encodeURIComponent('ა')}`,
        '/enciklopedia/2-arithmia.html',
        '/tegebi.html',
        '/search',
        '/search?q=diabeti',
        '/search?q=zzzqqxx',
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await findFaults(page), path).toEqual([]);
      }
    });
  });
}
