import type { Page } from '@playwright/test';
import { calculators } from '#shared/calculators/registry.ts';
import { diaryKinds } from '#shared/medicine/diaries/diary-kinds.ts';
import { calculationPath, diaryPath, paths } from '#shared/paths/paths.ts';
import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { expect, phone, staticPaths, test, untilAlive } from './portal.ts';
import { smallTargets } from './small-targets.ts';

test.use(phone);

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
    ...[paths.diaries, ...diaryKinds.map(diaryPath)],
  ];
  const area = ['ask', 'userquestions', 'pinnedquestions', 'transactions', 'fillbalance', 'profile'];
  for (const path of [...lists, ...forms, ...(await Promise.all(records))]) await measure(page, path);
  await signInByCall(context, await makeAccount(context));
  for (const name of area) await measure(page, `/authentication/${name}/`);
});

/** Looks for what is pressed on a page and is too small for a finger. */
async function measure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path !== missing) await untilAlive(page);
  expect.soft(await smallTargets(page), path).toEqual([]);
}
