import { expect, it } from 'vitest';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { formatText } from './format-text.ts';

const html = (text: string) => renderHtml(documentFromMarkdown(text));

it('wraps the selection', () => {
  const { text, from, to } = formatText('გაიზომეთ წნევა', { from: 9, to: 14 }, 'bold');
  expect(html(text)).toBe('<p>გაიზომეთ <strong>წნევა</strong></p>');
  expect(text.slice(from, to)).toBe('წნევა');
  expect(html(formatText('ა', { from: 0, to: 1 }, 'italic').text)).toBe('<p><em>ა</em></p>');
});

it('wraps every selected line without its outer spaces', () => {
  const text = 'გაიზომეთ წნევა. \n\n- დილით\n- საღამოს';
  const marked = formatText(text, { from: 0, to: text.length }, 'bold');
  expect(html(marked.text)).toBe(
    '<p><strong>გაიზომეთ წნევა.</strong></p><ul><li><strong>დილით</strong></li><li><strong>საღამოს</strong></li></ul>',
  );
  const word = formatText('წნევა დილით', { from: 0, to: 6 }, 'italic');
  expect(html(word.text)).toBe('<p><em>წნევა</em> დილით</p>');
  expect(word.text.slice(word.from, word.to)).toBe('წნევა');
  expect(formatText('', { from: 0, to: 0 }, 'bold')).toEqual({ text: '****', from: 2, to: 2 });
});

it('turns lines into lists and headings, separated from the paragraph above', () => {
  const list = formatText('შესავალი\nერთი\nორი', { from: 9, to: 17 }, 'bullets').text;
  expect(html(list)).toBe('<p>შესავალი</p><ul><li>ერთი</li><li>ორი</li></ul>');
  expect(html(formatText('ერთი\nორი', { from: 0, to: 8 }, 'numbers').text)).toContain('<ol>');
  expect(html(formatText('სათაური', { from: 3, to: 3 }, 'heading').text)).toMatch(/^<h3 /);
});
