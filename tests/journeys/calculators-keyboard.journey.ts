import { chooseIn, tabTo, typeInto } from '#tests/support/journey-keyboard.ts';
import { type Entries, fillings, outputsOf } from './calculator-page.ts';
import { expect, test, visit } from './portal.ts';

/** Inputs to type where the usual ones choose from lists or open disclosures. */
const typed: Readonly<Record<string, Entries>> = {
  'orsulobis-vada': { date: '2026-06-20' },
  'siskhlis-analizi': { 'analyte.1': 'h', 'value.1': '135', sex: 'F', age: '35' },
  'bavshvis-tsona-da-simaghle': { sex: 'F', birth_date: '2025-10-01', weight_kg: '9,4', height_cm: '76' },
  'kaloriebis-mthvleli': { 'food.1': 'khachap', 'grams.1': '220' },
  'ovulaciis-kalendari': { lmp: '2026-11-09', cycle: '29' },
  'tslamde-bavshvis-ganvithareba': { birth_date: '2026-05-01' },
};

test.describe('by keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [alias, { ordinary }] of Object.entries(fillings))
    test(`${alias} calculates and announces the result`, async ({ page, complaints }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+04:00'));
      await visit(page, `/${alias}.html`);
      for (const [name, value] of Object.entries(typed[alias] ?? ordinary)) {
        const input = page.locator(`main form [name="${name}"]`).first();
        const kind = await input.evaluate((element) => `${element.tagName} ${element.getAttribute('type')}`);
        const selector = `main form [name="${name}"]`;
        if (kind.endsWith('radio')) {
          await tabTo(page, selector);
          await page.keyboard.press('Space');
        } else if (kind.startsWith('SELECT')) {
          await tabTo(page, selector);
          await page.keyboard.press('ArrowDown');
        } else if (kind.endsWith('date')) {
          const [year = '', month = '', day = ''] = value.split('-');
          const part = (label: string) => `main form [data-date="${name}"] select[aria-label="${label}"]`;
          await chooseIn(page, part('დღე'), Number(day));
          await chooseIn(page, part('თვე'), Number(month));
          await tabTo(page, part('წელი'));
          await page.keyboard.type(year);
          await expect(input).toHaveValue(value);
        } else {
          await typeInto(page, selector, value);
          // The list of foods is open: the first one is chosen.
          if ((await input.getAttribute('role')) === 'combobox') {
            await expect(page.getByRole('option').first()).toBeVisible();
            await page.keyboard.press('ArrowDown');
            await page.keyboard.press('Enter');
          }
        }
      }
      await tabTo(page, 'main form [type=submit]');
      // Screen readers only announce changes of a region that already existed.
      const announced = page.locator('main section[aria-live="polite"]');
      await expect(announced).toBeEmpty();
      await page.keyboard.press('Enter');
      await expect(announced.locator('h2')).toBeVisible();
      expect(Object.keys(await outputsOf(page)).length).toBeGreaterThan(0);
      await expect(announced).toMatchAriaSnapshot('- heading [level=2]');
      expect(complaints).toEqual([]);
    });
});

test('every calculator lists articles, terms and doctors of its subject', async ({ request }) => {
  for (const alias of Object.keys(fillings)) {
    const html = await (await request.get(`/${alias}.html`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'));
    expect(`${alias} ${new Set(main.match(/\/enciklopedia\/\d+-[a-z-]+\.html/g)).size}`).toBe(`${alias} 4`);
    expect(new Set(main.match(/href="\/doctor\/\d+-/g)).size, alias).toBeGreaterThan(0);
    expect(main, alias).toContain('სტატიები ამ თემაზე');
  }
});
