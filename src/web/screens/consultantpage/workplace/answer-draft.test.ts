import { expect, it } from 'vitest';
import { renderHtml } from '#shared/content/render-html.ts';
import { parseDraft } from './answer-draft.ts';

it('reads a draft of the editor, and one in Markdown from before it', () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: '2 * 3 * 4' }] };
  expect(renderHtml(parseDraft(JSON.stringify({ type: 'doc', content: [paragraph] })))).toBe(
    '<p>2 * 3 * 4</p>',
  );
  expect(renderHtml(parseDraft('**გაიზომეთ**\n\n- დილით'))).toBe(
    '<p><strong>გაიზომეთ</strong></p><ul><li>დილით</li></ul>',
  );
  expect(renderHtml(parseDraft('{"type": "other"}'))).toContain('other');
});
