import type { Page } from '@playwright/test';
import { calculate, fillings } from './calculator-page.ts';
import { expect, test, visit } from './portal.ts';

test.use({ viewport: { width: 768, height: 1024 } });

const growth = 'bavshvis-tsona-da-simaghle';

test('the folded footer of a tablet is no empty field: groups beside each other, below the number', async ({
  page,
}) => {
  await visit(page, '/fasebi.html');
  const footer = page.locator('footer');
  await expect(footer.locator('details')).toHaveCount(3);
  expect((await footer.boundingBox())?.height).toBeLessThan(420);
  const places = await footer
    .locator('nav')
    .evaluateAll((groups) =>
      groups.map((group) => group.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
    );
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(places, 'in the order in which they are read').toEqual(
    places.toSorted((one, other) => one.left - other.left),
  );
});

test('a child’s first chart is as wide as its column', async ({ page }) => {
  await visit(page, `/${growth}.html`);
  await calculate(page, fillings[growth]?.ordinary ?? {});
  const chart = page.locator('main figure svg[role=img]').first();
  await expect(chart).toBeVisible();
  await expect
    .poll(() =>
      chart.evaluate((drawing) => {
        const panel = drawing.closest('section')?.getBoundingClientRect().width ?? Number.POSITIVE_INFINITY;
        return drawing.getBoundingClientRect().width / panel;
      }),
    )
    .toBeGreaterThan(0.85);
});

/** Labels whose last number and its unit stand on two lines. */
const tornLabels = (page: Page): Promise<string[]> =>
  page.locator('main dt').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const last = [...label.querySelectorAll('span')].at(-1) ?? label;
      const node = last.lastChild;
      const text = node?.textContent ?? '';
      const from = text.search(/\d+ [^\d\s]+$/);
      if (!node || from < 0) return [];
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, text.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [label.textContent ?? ''] : [];
    }),
  );

test('no number of a result is torn from its unit', async ({ page }) => {
  await visit(page, '/kaloriebis-mthvleli.html');
  await calculate(page, fillings['kaloriebis-mthvleli']?.ordinary ?? {});
  await expect(page.locator('main output').first()).toBeVisible();
  expect(await tornLabels(page)).toEqual([]);
});
