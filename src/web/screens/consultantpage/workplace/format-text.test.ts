import { expect, it } from 'vitest';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { formatText } from './format-text.ts';

const html = (text: string) => renderHtml(documentFromMarkdown(text));

it('marks what is selected', () => {
  const { text, from, to } = formatText('გაიზომეთ წნევა', { from: 9, to: 14 }, 'bold');
  expect(html(text)).toBe('<p>გაიზომეთ <strong>წნევა</strong></p>');
  expect(text.slice(from, to)).toBe('წნევა');
  expect(html(formatText('ა', { from: 0, to: 1 }, 'italic').text)).toBe('<p><em>ა</em></p>');
});

it('makes lists and headings of lines, parted from what stands above', () => {
  const list = formatText('შესავალი\nერთი\nორი', { from: 9, to: 17 }, 'bullets').text;
  expect(html(list)).toBe('<p>შესავალი</p><ul><li>ერთი</li><li>ორი</li></ul>');
  expect(html(formatText('ერთი\nორი', { from: 0, to: 8 }, 'numbers').text)).toContain('<ol>');
  expect(html(formatText('სათაური', { from: 3, to: 3 }, 'heading').text)).toMatch(/^<h3 /);
});
