import type { Page } from '@playwright/test';
import { adDocument } from '#server/features/advertising/ad-document.ts';
import { chromiumArguments, findWholeChromium } from '../support/chromium.ts';
import { expect, findArticle, test, untilAlive, visit } from './portal.ts';

const executablePath = findWholeChromium();
test.use({
  launchOptions: {
    args: chromiumArguments(),
    ...(executablePath ? { executablePath } : {}),
    // Playwright lets every window open; people's browsers do not.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

/** Gives the frame beside an article this markup, under the headers the portal itself sends. */
async function advertise(page: Page, markup: string, id = 3): Promise<void> {
  await page.route(`**/advertisement/${id}.html`, async (route) => {
    await route.fulfill({ response: await route.fetch(), body: adDocument(markup) });
  });
}

/** Tries one thing after the other in the frame and writes down which succeeded. */
const tries = `<p id="told">…</p><script>
  const told = [];
  const attempt = (name, work) => { try { if (work() !== false) told.push(name); } catch {} };
  attempt('reads cookies', () => document.cookie !== undefined);
  attempt('writes cookies', () => { document.cookie = 'stolen=1'; });
  attempt('local storage', () => localStorage.setItem('stolen', '1'));
  attempt('session storage', () => sessionStorage.setItem('stolen', '1'));
  attempt('databases', () => indexedDB.open('stolen') && true);
  attempt('parent document', () => parent.document.body.remove());
  attempt('parent variable', () => { parent.stolen = 1; });
  attempt('top navigation', () => { top.location.href = 'about:blank'; });
  attempt('top by a name', () => open('/kontaqti.html', '_top') !== null);
  attempt('alert', () => { const before = performance.now(); alert('hostile'); return performance.now() - before > 200; });
  attempt('confirm', () => confirm('hostile'));
  attempt('prompt', () => prompt('hostile') !== null);
  attempt('popup unasked', () => open('/') !== null);
  attempt('full screen', () => { document.body.requestFullscreen().catch(() => {}); return false; });
  attempt('form', () => { const form = document.createElement('form'); form.action = '/api/auth/sign-out/'; form.method = 'post'; document.body.append(form); form.submit(); return false; });
  navigator.sendBeacon('/api/auth/sign-out/', 'x');
  const ask = (name, address) => fetch(address).then(() => told.push(name), () => {});
  Promise.all([ask('fetch', '/constants.js'), ask('fetch of others', 'https://example.com/')]).then(() => {
    document.getElementById('told').textContent = told.join() || 'nothing';
  });
  const image = new Image(); image.onload = () => told.push('image of others'); image.src = 'https://example.com/pixel.gif';
  for (let count = 0; count < 5000; count += 1) parent.postMessage({ ad: count % 2 ? 'shown' : 'pressed', size: 1e9 }, '*');
</script>`;

const flood = 'setInterval(() => { location.hash = Math.random(); }, 5)';
const frameOf = (at: string) =>
  `<iframe title="${at}" srcdoc="&lt;script&gt;${flood}&lt;/script&gt;"></iframe>`;
const hiddenFrame = `${frameOf('plain')}<div><template shadowrootmode="closed">${frameOf('hidden')}</template></div>`;

/** Every way that is known to add a step to the history without a press, and then some time for them to. */
const steps = `
  const each = (work) => { for (let at = 0; at < 20; at += 1) try { work('#at' + at + Math.random()); } catch {} };
  const link = (at) => Object.assign(document.createElement('a'), { href: at, target: '_self', textContent: at });
  const later = (work) => setTimeout(() => each(work), 300);
  const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  document.close(); stop();
  each((at) => open(at, '_self'));
  each((at) => document.open(at, '_self', ''));
  each((at) => history.pushState(null, '', at));
  later((at) => navigation.navigate(at, { history: 'push' }));
  later((at) => { document.close(); stop(); location.hash = at; });
  later((at) => { const shown = link(at); document.body.append(shown); shown.click(); });
  later((at) => link(at).click());
  later((at) => link(at).dispatchEvent(press()));
  later((at) => { const inner = document.createElement('b'); link(at).append(inner); inner.dispatchEvent(press()); });
  later((at) => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });
    root.append(link(at));
    root.firstChild.click();
  });
  later((at) => {
    document.body.insertAdjacentHTML('beforeend', '<svg><a href="' + at + '" target="_self"><text>x</text></a></svg>');
    document.body.lastChild.querySelector('text').dispatchEvent(press());
  });
  const framed = ${JSON.stringify(frameOf('made'))};
  document.body.attachShadow({ mode: 'closed' }).innerHTML = '<slot></slot>' + framed;
  setTimeout(() => document.body.insertAdjacentHTML('beforeend', framed), 100);
  document.write('<div><template shadowrootmo'); document.write('de="closed">' + framed + '</template></div>');
  addEventListener('load', () => setTimeout(() => { location.hash = 'all-tried'; }, 1500));
`;

test.describe('a hostile advertisement', () => {
  test('reads, moves and opens nothing of the page it stands on', async ({ page, context }) => {
    const requests: string[] = [];
    const reports: string[] = [];
    page.on('dialog', (dialog) => {
      reports.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('page', (opened) => reports.push(`opened ${opened.url()}`));
    context.on('requestfinished', (request) => requests.push(request.url()));
    context.on('requestfailed', (request) => {
      // Chromium names what the policy keeps from going out.
      if (request.failure()?.errorText !== 'csp') requests.push(request.url());
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        if (window === top) Object.assign(window, { reported: `${violatedDirective} ${blockedURI}` });
      });
    });
    await advertise(page, tries);
    let loads = 0;
    await page.route('**/advertisement/5.html', async (route) => {
      loads += 1;
      await route.fulfill({
        contentType: 'text/html',
        body: '<script>setTimeout(() => location.reload(), 20)</script>',
      });
    });
    // It goes out after ten seconds, or when the page is left.
    const counted = page.waitForRequest('**/api/advertisement-counts/', { timeout: 45_000 });
    const path = await findArticle(page);
    await visit(page, path);
    const frame = page.frameLocator('[data-ad="a2"] iframe');
    await expect(frame.locator('#told')).toHaveText('nothing', { timeout: 15_000 });
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate('window.stolen ?? window.reported ?? null')).toBeNull();
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).not.toContain('stolen');
    expect(reports).toEqual([]);
    expect(requests.filter((url) => /example\.com|sign-out/.test(url))).toEqual([]);

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const sent = new URLSearchParams((await counted).postData() ?? '');
    const pressed = (sent.get('pressed') ?? '').split(',');
    expect(new Set(pressed).size).toBe(pressed.length);

    await page.locator('[data-ad="b2"]').scrollIntoViewIfNeeded();
    await expect.poll(() => loads).toBeGreaterThan(1);
    // As many as came before anybody listened, and a few more.
    await page.waitForTimeout(500);
    const before = loads;
    await page.waitForTimeout(500);
    expect(loads).toBe(before);
  });

  test('takes neither the keyboard nor the place from who reads', async ({ page }) => {
    const frame = page.frameLocator('[data-ad="a2"] iframe');
    await advertise(
      page,
      `<p id="rounds">0</p><button id="press">x</button><input id="field" value="x"><dialog id="dialog"><button>y</button></dialog><script>
        const rounds = document.getElementById('rounds');
        const press = document.getElementById('press');
        const field = document.getElementById('field');
        const dialog = document.getElementById('dialog');
        const grab = () => {
          press.focus(); focus(); field.select(); dialog.showModal(); dialog.close(); press.scrollIntoView();
          try { history.pushState(null, '', '#' + rounds.textContent); } catch {}
          rounds.textContent = Number(rounds.textContent) + 1;
        };
        setInterval(grab, 20);
      </script>`,
    );
    // One that no guard of ours stands in: the page itself takes the keyboard back.
    await page.route('**/advertisement/1.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<input id="field" value="x"><script>setInterval(() => { field.blur(); field.select(); }, 50)</script>',
      }),
    );
    // So many messages that the page would get to little else.
    const flood = 'for (let at = 0; at < 1000; at += 1) parent.postMessage({ ad: at }, "*")';
    await advertise(page, `<script>setInterval(() => { ${flood}; }, 50)</script>`, 5);
    await visit(page, await findArticle(page));
    const search = page.locator('header input[name="q"]:visible').first();
    await search.focus();
    await expect.poll(async () => Number(await frame.locator('#rounds').textContent())).toBeGreaterThan(20);
    await expect(search).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator('[data-ad="b2"]').scrollIntoViewIfNeeded();
    const frames = () => page.frames().map((one) => new URL(one.url(), page.url()).pathname);
    await expect.poll(frames).not.toContain('/advertisement/5.html');
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
  });

  test('adds no step to the way back', async ({ page }) => {
    await advertise(page, `${hiddenFrame}<script>${steps}</script>`);
    await advertise(page, `<script>setInterval(() => { location.hash = Math.random(); }, 5);</script>`, 5);
    await page.goto('/');
    const before = await page.evaluate(() => history.length);
    const path = await findArticle(page);
    await page.goto(path);
    await page.locator('[data-ad="b2"]').scrollIntoViewIfNeeded();
    // The addresses alone tell: what Playwright asks inside a frame counts there as a press.
    const frames = () => page.frames().map((one) => one.url());
    await expect.poll(frames).toContainEqual(expect.stringContaining('/5.html#0.'));
    await expect.poll(frames).toContainEqual(expect.stringContaining('/3.html#all-tried'));
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('may weigh ten megabytes and loop without end: the page goes on', async ({ page }) => {
    await advertise(page, `<script>document.body.append('ა'.repeat(10_000_000)); for (;;);</script>`);
    await page.goto(await findArticle(page), { waitUntil: 'commit' });
    await untilAlive(page);
    const began = Date.now();
    for (let count = 0; count < 5; count += 1)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))));
    expect(Date.now() - began).toBeLessThan(3_000);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
  });
});
