import { describe, expect, it } from 'vitest';
import { documentFromMarkdown } from './from-markdown.ts';
import { renderHtml } from './render-html.ts';

const html = (markdown: string): string => renderHtml(documentFromMarkdown(markdown));

describe('Markdown into a document', () => {
  it('converts marked block quotes to callouts', () => {
    expect(html('> [!112] როდის დავრეკოთ\n> ახლავე.\n>\n> - ტკივილი')).toBe(
      '<aside data-callout="urgent" aria-label="როდის დავრეკოთ"><p><strong>როდის დავრეკოთ</strong></p>' +
        '<p>ახლავე.</p><ul><li>ტკივილი</li></ul></aside>',
    );
    expect(html('> [!note] იცოდეთ\n> ეს.')).toContain('data-callout="note"');
  });

  it('keeps other block quotes', () => {
    expect(html('> ციტატა')).toBe('<blockquote><p>ციტატა</p></blockquote>');
    expect(html('> [!other] ა')).toContain('<blockquote>');
  });

  it('converts tables', () => {
    expect(html('| ა | ბ |\n|---|---|\n| 1 | 2 |')).toBe(
      '<div data-table tabindex="0" role="region" aria-label="ა, ბ"><table><tr><th scope="col">ა</th>' +
        '<th scope="col">ბ</th></tr><tr><td>1</td><td>2</td></tr></table></div>',
    );
  });

  it('cleans HTML', () => {
    expect(html('ა <img src=x onerror=alert(1)> <script>x</script>')).not.toMatch(/onerror|script/);
  });
});
