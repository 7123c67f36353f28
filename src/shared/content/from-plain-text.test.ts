import { expect, it } from 'vitest';
import { documentFromPlainText } from './from-plain-text.ts';
import { renderHtml } from './render-html.ts';

it.each([
  ['ერთი', '<p>ერთი</p>'],
  ['ერთი\nორი\n\n\n სამი ', '<p>ერთი<br>ორი</p><p>სამი</p>'],
  ['წნევა <b>150</b> & **90**', '<p>წნევა &lt;b&gt;150&lt;/b&gt; &amp; **90**</p>'],
  ['', ''],
])('%j is shown as it was typed', (text, html) => {
  expect(renderHtml(documentFromPlainText(text))).toBe(html);
});
