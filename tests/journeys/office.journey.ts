import { randomUUID } from 'node:crypto';
import { officeText } from '#shared/language/ka/office/office.ts';
import { findFaults } from '#tests/support/axe.ts';
import { act, openOffice, untilSaved } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

test('an article is written, sent back, approved by somebody else, planned, published, corrected and archived', async ({
  browser,
  page,
}) => {
  const author = await openOffice(browser, 'author', '/office/records/article/');
  await author.locator('[data-action=new]').click();
  await author.locator('input[name=title]').fill('როგორ ვიძინოთ უკეთესად');
  await untilSaved(author);
  await author.locator('button[data-action=submit]').click();
  await author.locator('[role=dialog][data-act=submit] [type=submit]').click();
  await expect(author.locator('[data-error=category]')).toBeVisible();
  await expect(author.locator('input[name=category]')).toBeFocused();
  await author.locator('input[name=category]').fill('გული');
  const topic = (await author.locator('[data-choices=category] button').first().textContent()) ?? '';
  await author.locator('[data-choices=category] button').first().click();
  await expect(author.locator('[data-error]')).toHaveCount(0);
  await author.locator('[data-editor=body] [contenteditable]').click();
  await author.keyboard.type('თქვა: "დაიძინეთ დროზე" და 5-7 წუთში წავიდა.');
  await expect(author).toHaveURL(/\/office\/records\/article\/\d+\/$/);
  await expect(author.locator('[data-editor=body] [contenteditable]')).toContainText(
    '„დაიძინეთ დროზე“ და 5–7 წუთში',
  );
  await untilSaved(author);
  const [preview] = await Promise.all([
    author.waitForEvent('popup'),
    act(author, 'preview', { device: 'mobile' }),
  ]);
  await expect(preview.locator('h1')).toContainText('როგორ ვიძინოთ უკეთესად');
  await expect(preview.locator('html[data-preview][data-device=mobile][data-hydrated]')).toBeAttached();
  expect((await page.goto(preview.url()))?.status()).toBe(404);
  await preview.close();
  const address = new URL(author.url()).pathname;
  await author.locator('button[data-action=submit]').click();
  const asking = author.locator('[role=dialog][data-act=submit]');
  await asking.locator('[name=reviewer]').selectOption({ index: 1 });
  await asking.locator('[name=note]').fill('გთხოვთ, შეამოწმოთ');
  await asking.locator('[type=submit]').click();
  await expect(author.locator('button[data-action=withdraw]')).toBeVisible();
  await expect(author.locator('button[data-action=publish]')).toHaveCount(0);
  // What was sent stays with the reviewer while its author writes on.
  await author.locator('textarea[name=introtext]').fill('კარგი ძილი დღის რეჟიმით იწყება.');
  await expect(author.locator('button[data-action=submit]')).toBeVisible();

  const reviewer = await openOffice(browser, 'reviewer', address);
  await expect(reviewer.locator('[data-revisions]')).toContainText('გთხოვთ, შეამოწმოთ');
  await act(reviewer, 'reject', { note: 'დაამატეთ შესავალი' });
  await author.reload();
  await expect(author.locator('[data-revisions]')).toContainText('დაამატეთ შესავალი');
  await act(author, 'submit');
  await reviewer.reload();
  await reviewer.locator('[data-revisions] [data-action=diff_previous]').first().click();
  await expect(reviewer.locator('[role=dialog][data-act=diff] ins')).toContainText('კარგი ძილი');
  await reviewer.keyboard.press('Escape');
  await reviewer.locator('[data-revisions] [data-action=diff]').first().click();
  await expect(reviewer.locator('[role=dialog][data-act=diff] ins', { hasText: topic })).toBeVisible();
  await reviewer.keyboard.press('Escape');
  await act(reviewer, 'note', { quote: 'დაიძინეთ დროზე', body: 'რომელ საათზე?' });
  await expect(reviewer.locator('[data-editor=body] [data-note-place]')).toHaveText('დაიძინეთ დროზე');
  await reviewer.locator('button[data-action=approve]').click();
  await expect(reviewer.locator('[data-act=approve] [data-open-notes]')).toHaveText('1 შენიშვნა ღიაა');
  expect(await findFaults(reviewer)).toEqual([]);
  await reviewer.keyboard.press('Escape');

  await author.reload();
  const note = author.locator('[data-note]');
  await note.getByRole('button', { name: 'დაიძინეთ დროზე' }).click();
  await expect(author.locator('.office-noted-chosen')).toBeInViewport();
  await note.locator('[name=reply]').fill('ათზე, ზემოთ წერია.');
  await note.locator('button[data-action=note_reply]').click();
  await expect(note).toContainText('ათზე, ზემოთ წერია.');
  await note.locator('button[data-action=note_done]').click();
  await expect(author.locator('[data-notes="0"]')).toBeVisible();
  await expect(author.locator('[data-note-place]')).toHaveCount(0);

  await reviewer.reload();
  await act(reviewer, 'approve', { next_review_at: '2027-05-01' });

  const editor = await openOffice(browser, 'editor', address);
  const state = editor.locator('main');
  await act(editor, 'publish', { at: '2030-01-01T10:00' });
  await expect(state).toHaveAttribute('data-state', 'scheduled');
  await editor.locator('button[data-action=cancel]').click();
  await expect(state).toHaveAttribute('data-state', 'approved');
  await act(editor, 'publish');
  await expect(state).toHaveAttribute('data-state', 'published');
  const readers = await editor.locator('.office-acts a').getAttribute('href');
  await page.goto(readers ?? '');
  await expect(page.locator('h1')).toContainText('როგორ ვიძინოთ უკეთესად');
  await expect(page.locator('main')).toContainText('„დაიძინეთ დროზე“');

  await editor.locator('textarea[name=introtext]').fill('კარგი ძილი დღის რეჟიმით იწყება!');
  await editor.locator('button[data-action=publish]').click();
  await editor.locator('[role=dialog][data-act=publish] [name=small]').check();
  await editor.locator('[role=dialog][data-act=publish] [type=submit]').click();
  await expect(editor.locator('button[data-action=publish]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main')).toContainText('რეჟიმით იწყება!');
  await act(editor, 'archive');
  await expect(state).toHaveAttribute('data-state', 'archived');
  expect((await page.reload())?.status()).toBe(404);
});

/** What Word puts on the clipboard of a list, and Google Docs of a line. */
const fromWord = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><h1>წნევა<o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>${[
  ['l0 level1', '·', 'პირველი'],
  ['l0 level2', 'o', 'შიდა'],
  ['l0 level1', '·', 'მეორე'],
  ['l1 level1', '1.', 'ერთი'],
]
  .map(
    ([list, sign, text]) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`,
  )
  .join(
    '',
  )}<p><a href="#_Toc1">ზემოთ</a><img src="file:///C:/a.png"><del cite="mailto:a" datetime="2026-01-01T10:00">10 მგ</del><span class=MsoCommentReference><a href="#_msocom_1">[ნ1]</a></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>შენიშვნა</p></div></div></body></html>`;
const fromDocs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">მუქი</span><span style="font-style:italic">დახრილი</span><span style="vertical-align:super">2</span> <a href="https://www.google.com/url?q=https://who.int/y&amp;sa=D" style="color:#15c">ბმული</a></p></b>`;

test('what is pasted from Word and Google Docs becomes a text of ours', async ({ browser }) => {
  const author = await openOffice(browser, 'author', '/office/records/term/new/');
  const complaints: string[] = [];
  author.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  const text = author.locator('[data-editor=body] [contenteditable]');
  const paste = (html: string) =>
    text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    }, html);
  const written = () => text.evaluate(({ innerHTML }) => innerHTML.replaceAll(/<\/?p>/g, ''));
  await text.click();
  await paste(fromWord);
  expect(await written()).toBe(
    '<h2>წნევა</h2><ul><li>პირველი<ul><li>შიდა</li></ul></li><li>მეორე</li></ul><ol><li>ერთი</li></ol>ზემოთ',
  );
  await author.keyboard.press('Control+a');
  await paste(fromDocs);
  expect(await written()).toBe(
    '<strong>მუქი</strong><em>დახრილი</em><sup>2</sup> <a href="https://who.int/y">ბმული</a>',
  );
  await author.keyboard.press('Control+a');
  await author.keyboard.type('"ა" - ბ -- გ, 5-7 დღე, 112-ზე...');
  expect(await written()).toBe('„ა“ – ბ – გ, 5–7 დღე, 112-ზე…');
  expect(complaints).toEqual([]);
  await untilSaved(author);
  // A picture that was cut in an editor of ours.
  await paste(
    `<div data-image='${JSON.stringify({ media: 7, alt: 'გული' })}' data-pm-slice="0 0 []">გული</div>`,
  );
  await expect(text.locator('.office-image[data-media="7"]')).toHaveText('გული');
});

test('two people change one record, and neither text is lost', async ({ browser }) => {
  const author = await openOffice(browser, 'author', '/office/records/article/?state=draft');
  // The oldest: the newest belong to journeys that run at the same time.
  await author.locator('[data-record] a').last().click();
  const theirs = `რედაქტორის შესავალი ${randomUUID()}`;
  const mine = `ავტორის სათაური ${randomUUID()}`;
  const title = author.locator('input[name=title]');
  await title.waitFor();
  const editor = await openOffice(browser, 'editor', new URL(author.url()).pathname);
  await editor.locator('textarea[name=introtext]').fill(theirs);
  await untilSaved(editor);
  await title.fill(mine);
  await expect(author.locator('[data-conflict] [data-mine]')).toContainText(mine);
  await author.locator('button[data-action=keep_mine]').click();
  await expect(author.locator('[data-conflict]')).toHaveCount(0);
  await untilSaved(author);
  await editor.reload();
  await expect(editor.locator('input[name=title]')).toHaveValue(mine);
  await expect(editor.locator('textarea[name=introtext]')).toHaveValue(theirs);
  await editor.locator('[data-lease] button[data-action=break_lease]').click();
  await expect(editor.locator('[data-lease]')).toHaveCount(0);
  await author.reload();
  await expect(author.locator('[data-lease]')).toBeVisible();
});

/** Runs in the page: what the office keeps in the browser's database. */
const keptInDatabase = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open('salbuni-office');
    opening.onsuccess = () => {
      const texts = opening.result.transaction('unsaved').objectStore('unsaved').getAll();
      texts.onsuccess = () => resolve(JSON.stringify(texts.result));
    };
  });

test('what was typed before the network died is there after the window was closed', async ({ browser }) => {
  const author = await openOffice(browser, 'author', '/office/records/term/new/');
  await author.locator('[data-editor] [contenteditable]').waitFor();
  await author.context().setOffline(true);
  await author.locator('input[name=title]').fill('დაკარგული სიტყვა');
  await expect
    .poll(() => author.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('დაკარგული სიტყვა');
  // A browser that is killed may not have its local storage on the disk; it has the database.
  await expect.poll(() => author.evaluate(keptInDatabase)).toContain('დაკარგული სიტყვა');
  await author.evaluate(() => localStorage.removeItem('salbuni-office:term:new'));
  await author.close({ runBeforeUnload: false });
  const context = author.context();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/office/records/term/new/');
  await expect(again.locator('input[name=title]')).toHaveValue('დაკარგული სიტყვა');
  await untilSaved(again);
  await expect(again).toHaveURL(/\/term\/\d+\/$/);

  // The session ends in the middle of a sentence, the window is closed, and somebody else writes meanwhile.
  const cookies = await context.cookies();
  await context.clearCookies();
  await again.locator('input[name=title]').fill('სიტყვა უსესიოდ');
  await expect(again.locator('[data-session-ended] a')).toHaveAttribute('href', /signin/);
  await expect(again.locator('input[name=title]')).toHaveValue('სიტყვა უსესიოდ');
  const address = new URL(again.url()).pathname;
  await again.close({ runBeforeUnload: false });
  const editor = await openOffice(browser, 'editor', address);
  await editor.locator('input[name=title]').fill('სხვისი სიტყვა');
  await untilSaved(editor);
  await context.addCookies(cookies);
  const last = await context.newPage();
  await last.goto(address);
  await expect(last.locator('[data-conflict] [data-mine]')).toContainText('სიტყვა უსესიოდ');
  await expect(last.locator('[data-conflict] [data-theirs]')).toContainText('სხვისი სიტყვა');
  await last.locator('button[data-action=keep_theirs]').click();
  await expect(last.locator('input[name=title]')).toHaveValue('სხვისი სიტყვა');
});

test('the office is for the staff, by keyboard and without faults', async ({ browser, page }) => {
  await page.goto('/office/records/article/');
  await expect(page).toHaveURL(/\/authentication\/signin\/\?next=%2Foffice%2Frecords%2Farticle%2F/);
  const editor = await openOffice(browser, 'editor');
  await expect(editor.locator('main[data-office=home] li').first()).toBeVisible();
  expect(await findFaults(editor)).toEqual([]);
  await editor.keyboard.press('Control+k');
  await expect(editor.locator('[data-command] li').first()).toBeVisible();
  expect(await findFaults(editor)).toEqual([]);
  await editor.keyboard.press('ArrowDown');
  await expect(editor.locator('[data-command] li button').first()).toBeFocused();
  await editor.keyboard.press('ArrowUp');
  await editor.locator('[data-command] [name=q]').fill('სტატია');
  await editor.keyboard.press('Enter');
  await expect(editor.locator('main[data-office=list] [data-record]').first()).toBeVisible();
  expect(await findFaults(editor)).toEqual([]);
  await editor.locator('[data-record] a').first().click();
  await expect(editor.locator('main[data-office=record] [contenteditable]')).toBeVisible();
  // Work here is activity for tabs of the portal, which sign out without any.
  await editor.evaluate(() => localStorage.setItem('session_expires', '1'));
  await editor.keyboard.press('Tab');
  await expect
    .poll(() => editor.evaluate(() => Number(localStorage.getItem('session_expires'))))
    .toBeGreaterThan(Date.now());
  expect(await findFaults(editor)).toEqual([]);
  await editor.emulateMedia({ colorScheme: 'dark' });
  expect(await findFaults(editor)).toEqual([]);
  // An address that leads nowhere says so, and leads back to work.
  for (const nowhere of ['/office/records/article/999999999/', '/office/records/nothing/']) {
    await editor.goto(nowhere);
    await editor.locator('main').getByRole('link', { name: officeText.home }).click();
    await expect(editor.locator('main[data-office=home]')).toBeVisible();
  }
});
