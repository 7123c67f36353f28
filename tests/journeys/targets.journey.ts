import type { Page } from '@playwright/test';
import { calculators } from '#shared/calculators/registry.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { expect, phone, staticPaths, test, untilAlive } from './portal.ts';

test.use(phone);

/** A finger's breadth in CSS pixels; half a pixel less is a matter of rounding. */
const least = 43.5;
/** The page of an address that leads nowhere needs no script. */
const missing = '/no-such-page.html';

test('what is pressed is 44 px high and wide, on every kind of page', async ({ page, context, request }) => {
  test.setTimeout(240_000);
  const names = [
    'article',
    'term',
    'question',
    'doctor',
    'clinic',
    'category',
    'journal',
    'author',
    'consultant',
  ];
  const records = names.map(async (name) => {
    const data = { fields: ['url'], limit: 1 };
    return (await (await request.post(`/api/restql/${name}/`, { data })).json())[name][0].url as string;
  });
  const lists = [
    '/',
    '/doctors.html',
    '/clinics.html',
    '/journals.html',
    '/authors.html',
    '/consultants.html',
    '/kithkhva-pasukhi.html',
    '/enciklopedia.html',
    '/gamomthvlelebi.html',
    '/search',
    '/search?q=wneva',
    '/tegebi.html',
    '/fasebi.html',
    '/konsultantis-gverdi.html',
    missing,
    ...staticPaths,
  ];
  const forms = [
    ...calculators.map(({ alias }) => calculationPath(alias)),
    ...['signin', 'signup', 'recover', 'reset'].map((name) => `/authentication/${name}/`),
  ];
  const area = ['ask', 'userquestions', 'pinnedquestions', 'transactions', 'fillbalance', 'profile'];
  const paths = [...lists, ...forms, ...(await Promise.all(records))];
  for (const path of paths) await measure(page, path);
  await signInByCall(context, await makeAccount(context));
  for (const name of area) await measure(page, `/authentication/${name}/`);
});

/** Looks for what is pressed on a page and is too small for a finger. */
async function measure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path !== missing) await untilAlive(page);
  const small = await page.locator('a[href], button, summary, select, input:not([type=hidden])').evaluateAll(
    (elements, limit) =>
      elements.flatMap((element) => {
        const label = element.matches('input') ? element.closest('label') : null;
        const { width, height } = (label ?? element).getBoundingClientRect();
        const isSeen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 2;
        // A link within a sentence has the height of its line (WCAG 2.2, 2.5.8), and a card's link covers the card.
        const isInline =
          getComputedStyle(element).display === 'inline' && element.closest('p, li, [data-body]') !== null;
        const cover = getComputedStyle(element, '::after');
        const isCard = cover.position === 'absolute' && cover.inset === '0px';
        return isSeen && !isInline && !isCard && (width < limit || height < limit)
          ? [`${element.textContent?.trim().slice(0, 30)} ${Math.round(width)} x ${Math.round(height)}`]
          : [];
      }),
    least,
  );
  expect.soft(small, path).toEqual([]);
}
