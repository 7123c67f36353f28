import { describe, expect, it } from 'vitest';
import { textOfHtml } from './html-text.ts';

describe('the text of html', () => {
  it('parts blocks by a space and leaves words inside a line together', () => {
    expect(textOfHtml('<p>წნევა <strong>150</strong>-ია.</p><ul><li>ერთი</li><li>ორი</li></ul>')).toBe(
      'წნევა 150-ია. ერთი ორი',
    );
  });

  it('reads entities as the signs they mean', () => {
    expect(textOfHtml('<p>LDL &lt; 3 &amp; &quot;კარგი&quot;</p>')).toBe('LDL < 3 & "კარგი"');
  });
});
