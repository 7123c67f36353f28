import type { APIRequestContext, Page } from '@playwright/test';
import { calculators } from '#shared/calculators/registry.ts';
import { diaryKinds } from '#shared/medicine/diaries/diary-kinds.ts';
import { calculationPath, diaryPath, paths } from '#shared/paths/paths.ts';
import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { expect, phone, staticPaths, test, untilAlive } from './portal.ts';
import { smallTargets } from './small-targets.ts';

test.use(phone);

/** Tablets say that they are computers; only their screen tells that they are touched. */
const tabletAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

/** The page of an address that leads nowhere needs no script. */
const missing = '/no-such-page.html';

test('what is pressed is 44 px high and wide, on every kind of page', async ({ page, context, request }) => {
  test.setTimeout(240_000);
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
    ...[paths.diaries, ...diaryKinds.map(diaryPath)],
  ];
  const area = ['ask', 'userquestions', 'pinnedquestions', 'transactions', 'fillbalance', 'profile'];
  for (const path of [...lists, ...forms, ...(await firstOfEach(request))]) await measure(page, path);
  await signInByCall(context, await makeAccount(context));
  for (const name of area) await measure(page, `/authentication/${name}/`);
});

test.describe('on a tablet, whose screen is as wide as a computer’s', () => {
  test.use({ viewport: { width: 1024, height: 1366 }, userAgent: tabletAgent });

  test('what is pressed is 44 px high and wide, too', async ({ page, request }) => {
    test.setTimeout(120_000);
    const lists = ['/', '/doctors.html', '/clinics.html', '/enciklopedia.html', '/siskhlis-analizi.html'];
    for (const path of [...lists, ...(await firstOfEach(request))]) await measure(page, path);
  });
});

/** The address of one record of each kind that has pages of its own. */
function firstOfEach(request: APIRequestContext): Promise<string[]> {
  const names = 'article term question doctor clinic category journal author consultant'.split(' ');
  return Promise.all(
    names.map(async (name) => {
      const data = { fields: ['url'], limit: 1 };
      return (await (await request.post(`/api/restql/${name}/`, { data })).json())[name][0].url as string;
    }),
  );
}

/** Looks for what is pressed on a page and is too small for a finger. */
async function measure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path !== missing) await untilAlive(page);
  expect.soft(await smallTargets(page), path).toEqual([]);
}
