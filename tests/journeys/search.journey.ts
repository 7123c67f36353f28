import { findFaults } from '#tests/support/axe.ts';
import { expect, main, phone, sectionOf, test, visit } from './portal.ts';

test('a reader finds what they mean, whatever way it is written', async ({ page, complaints }) => {
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
  expect(complaints).toEqual([]);
});

test('a question too short, one that finds nothing, and kinds there are not', async ({ page }) => {
  await page.goto('/search?q=a');
  await expect(page.locator('main h2').first()).toHaveText('ჩაწერეთ მინიმუმ ორი ასო');
  await page.goto('/search?q=zzzqqxx');
  await expect(page.locator('main h2').first()).toContainText('ვერაფერი ვიპოვეთ');
  await page.goto('/search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main(page).locator('input[name=q]')).toBeVisible();
  await expect(
    main(page).getByRole('navigation', { name: 'მთავარი თემები' }).getByRole('link'),
  ).not.toHaveCount(0);
  for (const query of ['q=გრიპი&type=x', 'q=გრიპი&page=99', 'q=გრიპი&type=term&page=99', 'q=გრიპი&page=x'])
    expect((await page.request.get(encodeURI(`/search?${query}`))).status(), query).toBe(404);
});

for (const [device, options] of Object.entries({ desktop: {}, phone })) {
  test.describe(device, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('the field suggests while somebody types, by keyboard and for screen readers', async ({
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
      await field.press('Enter');
      await expect(main(page)).toHaveAttribute('data-route', 'term');
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('the drawer', () => {
  test.use(phone);

  test('has a search field that suggests, too', async ({ page }) => {
    await visit(page, '/');
    await page.locator('details[data-drawer] summary').click();
    const field = page.locator('details[data-drawer] input[name=q]');
    await expect(field).not.toBeFocused();
    await field.click();
    await field.pressSequentially('diab', { delay: 20 });
    await page.locator('details[data-drawer] [role=option]').first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'term');
    await expect(page.locator('details[data-drawer]')).not.toHaveAttribute('open');
  });
});

test('a tag has its articles and questions; the index has them all by letter', async ({ page }) => {
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

  test('search is a plain form, tags are plain links', async ({ page }) => {
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

    test('axe finds nothing on the screens for finding', async ({ page }) => {
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
