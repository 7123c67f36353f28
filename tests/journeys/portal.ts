import { test as base, expect, type Page } from '@playwright/test';

/** What a page must never do: log an error, throw, break the content policy, or ask for what is not there. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          // Frames of advertisements have their own policies, and hostile ones break them.
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

/** The part of a page under a head: blocks beside it list articles, too. */
export const sectionOf = (page: Page, head: string) =>
  page.locator('main section', { has: page.getByRole('heading', { name: head, exact: true }) });

/** Waits until the portal's own script has taken the page over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.getElementById('app');
    return app !== null && Object.keys(app).some((key) => key.startsWith('__reactContainer'));
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}

/**
 * How many pixels a page is wider than the screen. `window.innerWidth` would not tell: a phone widens its window with a page
 * that is too wide.
 */
export async function widthBeyondScreen(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width - (page.viewportSize()?.width ?? 0);
}

/** Opens a page and waits for its script. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Address of an article of the demonstration content, as the home page links it. */
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

export const staticPaths = [
  '/chvens-shesakheb.html',
  '/kontaqti.html',
  '/khshirad-dasmuli-kithkhvebi.html',
  '/masalis-gamoyenebis-pirobebi.html',
] as const;

export const phone = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  hasTouch: true,
  isMobile: true,
};
