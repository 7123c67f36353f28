import type { Page } from '@playwright/test';
import { chromiumArguments, findWholeChromium } from '../support/chromium.ts';
import { advertise, expect, findArticle, test, untilAlive, untilDrawn, visit } from './portal.ts';

const executablePath = findWholeChromium();
test.use({
  launchOptions: {
    args: chromiumArguments(),
    ...(executablePath ? { executablePath } : {}),
    // Playwright allows all popups; browsers of readers do not.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

/** Addresses of the page's frames, because Playwright's calls inside a frame count as clicks there. */
const frameUrls = (page: Page) => () => page.frames().map((frame) => frame.url());

/** Tries one attack after the other in the frame and records which succeeded. */
const attacks = `<p id="told">…</p><script>
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
  attempt('alert', () => { alert('hostile'); return false; });
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

/** All known ways to add history entries without a click; the fragment `all-tried` marks the end. */
const steps = `
  const each = (work) => { for (let at = 0; at < 20; at += 1) try { work('#at' + at + Math.random()); } catch {} };
  const link = (at) => Object.assign(document.createElement('a'), { href: at, target: '_self', textContent: at });
  const whenLoaded = [];
  const later = (work) => whenLoaded.push(work);
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
  setTimeout(() => document.body.insertAdjacentHTML('beforeend', framed));
  document.write('<div><template shadowrootmo'); document.write('de="closed">' + framed + '</template></div>');
  addEventListener('load', async () => {
    for (const work of whenLoaded) {
      each(work);
      await new Promise((done) => setTimeout(done));
    }
    location.hash = 'all-tried';
  });
`;

test.describe('a hostile advertisement', () => {
  test('cannot read, navigate or open anything of its page', async ({ page, context }) => {
    const requests: string[] = [];
    const reports: string[] = [];
    page.on('dialog', (dialog) => {
      reports.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('page', (opened) => reports.push(`opened ${opened.url()}`));
    context.on('requestfinished', (request) => requests.push(request.url()));
    context.on('requestfailed', (request) => {
      // Chromium's error text for requests that the policy blocked.
      if (request.failure()?.errorText !== 'csp') requests.push(request.url());
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        if (window === top) Object.assign(window, { reported: `${violatedDirective} ${blockedURI}` });
      });
    });
    await advertise(page, 3, attacks);
    let loads = 0;
    await page.route('**/advertisement/5.html', async (route) => {
      loads += 1;
      await route.fulfill({
        contentType: 'text/html',
        body: '<script>setTimeout(() => location.reload(), 20)</script>',
      });
    });
    // It is sent after ten seconds, or when the page is left.
    const counted = page.waitForRequest('**/api/advertisement-counts/', { timeout: 45_000 });
    // The picture is asked for after everything that could open a page, and the policy refuses it.
    const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/pixel.gif'));
    const path = await findArticle(page);
    await visit(page, path);
    // Whoever looks into the frame counts as clicking there, and a click may open a page: all has been tried before.
    await tried;
    const frame = page.frameLocator('[data-ad="a2"] iframe');
    await expect(frame.locator('#told')).toHaveText('nothing');
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
    // The page empties the frame, so it cannot load again.
    await expect.poll(frameUrls(page)).not.toContainEqual(expect.stringContaining('/advertisement/5.html'));
  });

  test('cannot take the focus or the scroll position', async ({ page }) => {
    const frame = page.frameLocator('[data-ad="a2"] iframe');
    await advertise(
      page,
      3,
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
    // An advertisement without the guard that takes the focus twenty times: the page takes it back. Its field is shown
    // when the page has asked for its content, which a page does that watches the frame.
    await page.route('**/advertisement/7.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<input id="field" value="x" hidden><script>
          const grab = (times) => {
            field.blur(); field.select();
            if (times === 0) location.hash = 'grabbed';
            else setTimeout(grab, 20, times - 1);
          };
          addEventListener('message', ({ data }) => {
            if (data === 'grab') grab(20);
            else if (data?.ad === 'ask') field.hidden = false;
          });
        </script>`,
      }),
    );
    // So many messages that the page would be blocked.
    const flood = 'for (let at = 0; at < 1000; at += 1) parent.postMessage({ ad: at }, "*")';
    await advertise(page, 5, `<script>setInterval(() => { ${flood}; }, 50)</script>`);
    // Wide enough for the advertisements beside the content, which are in view from the start.
    await page.setViewportSize({ width: 1720, height: 900 });
    await visit(page, await findArticle(page));
    const search = page.locator('header input[name="q"]:visible').first();
    await search.focus();
    const unguarded = page.locator('[data-ad="adword_vertical"] iframe').first();
    await unguarded.contentFrame().locator('#field').waitFor();
    await unguarded.evaluate((one: HTMLIFrameElement) => one.contentWindow?.postMessage('grab', '*'));
    await expect.poll(frameUrls(page)).toContainEqual(expect.stringContaining('/7.html#grabbed'));
    await expect.poll(async () => Number(await frame.locator('#rounds').textContent())).toBeGreaterThan(20);
    await expect(search).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator('[data-ad="b2"]').scrollIntoViewIfNeeded();
    await expect.poll(frameUrls(page)).not.toContainEqual(expect.stringContaining('/advertisement/5.html'));
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
  });

  test('cannot add history entries', async ({ page }) => {
    await advertise(page, 3, `${hiddenFrame}<script>${steps}</script>`);
    // Counts its steps: during a hundred of the reader's, a frame without the guard would make many too.
    await advertise(
      page,
      5,
      '<script>let count = 0; setInterval(() => { location.hash = ++count; }, 5);</script>',
    );
    await page.goto('/');
    const before = await page.evaluate(() => history.length);
    const path = await findArticle(page);
    await page.goto(path);
    await page.locator('[data-ad="b2"]').scrollIntoViewIfNeeded();
    await expect.poll(frameUrls(page)).toContainEqual(expect.stringContaining('/3.html#all-tried'));
    await expect.poll(frameUrls(page)).toContainEqual(expect.stringMatching(/\/5\.html#\d{3,}$/));
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('cannot block the page with ten megabytes or an endless loop', async ({ page }) => {
    await advertise(page, 3, `<script>document.body.append('ა'.repeat(10_000_000)); for (;;);</script>`);
    await page.goto(await findArticle(page), { waitUntil: 'commit' });
    await untilAlive(page);
    for (let count = 0; count < 5; count += 1) await untilDrawn(page);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
  });
});
