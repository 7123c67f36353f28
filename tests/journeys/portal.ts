import { test as base, expect, type Page } from '@playwright/test';

/** What Playwright itself logs where a journey blocks service workers. */
const isOfPlaywright = (text: string): boolean => text.includes('Service Worker registration blocked');

/** Fails a test whose page logs an error, throws, violates the content policy or requests something missing. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (!isOfPlaywright(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          // Ad frames have policies of their own, which hostile ones violate.
          if (window === window.top) throw new Error(`content policy: ${violatedDirective} ${blockedURI}`);
        }),
      );
      await use(complaints);
    },
    { auto: true },
  ],
});
export { expect };

export const main = (page: Page) => page.locator('main');

/** The section of a page under a heading; blocks beside it list articles too. */
export const sectionOf = (page: Page, head: string) =>
  page.locator('main section', { has: page.getByRole('heading', { name: head, exact: true }) });

/** Waits until the page is hydrated. */
export const untilAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated]')).toBeAttached();

/** Waits for two animation frames, after which the effects of a scroll or click are done. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** By how many pixels the page is wider than the screen. `window.innerWidth` is no measure: phones widen it with the page. */
export async function widthBeyondScreen(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width - (page.viewportSize()?.width ?? 0);
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Address of a demonstration article, as linked on the home page. */
export async function findArticle(page: Page): Promise<string> {
  const response = await page.request.get('/');
  const found = /href="(\/[a-z-]+\/(?:[a-z-]+\/)?101-[^"]+\.html)"/.exec(await response.text());
  return found?.[1] ?? '';
}

/** Address of the first top category. */
export async function findCategory(page: Page): Promise<string> {
  const response = await page.request.get('/');
  const found = /href="(\/category\/1-[^"]+\.html)"/.exec(await response.text());
  return found?.[1] ?? '';
}

/** Replaces the markup in the document of an advertisement, which keeps its headers. Asked for before the page is opened: a handler's own request fails when its page goes away. */
export async function advertise(page: Page, id: number, markup: string): Promise<void> {
  const text = markup.replace(/<\/noscript/gi, '</x-noscript');
  const response = await page.request.get(`/advertisement/${id}.html`);
  const document = await response.text();
  const body = document.replace(/<noscript>[\s\S]*<\/noscript>/, () => `<noscript>${text}</noscript>`);
  await page.route(`**/advertisement/${id}.html`, (route) => route.fulfill({ response, body }));
}

export const staticPaths = [
  '/chvens-shesakheb.html',
  '/kontaqti.html',
  '/khshirad-dasmuli-kithkhvebi.html',
  '/masalis-gamoyenebis-pirobebi.html',
  '/partniorebisthvis.html',
  '/saredaqcio-politika.html',
  '/konfidencialuroba.html',
  '/gayidvis-pirobebi.html',
  '/quqi-failebi.html',
  '/khelmisatsvdomoba.html',
] as const;

export const phone = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  hasTouch: true,
  isMobile: true,
};
