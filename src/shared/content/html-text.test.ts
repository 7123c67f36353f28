import { describe, expect, it } from 'vitest';
import { textOfHtml } from './html-text.ts';

describe('the text of html', () => {
  it('separates blocks by a space and keeps inline text together', () => {
    expect(textOfHtml('<p>წნევა <strong>150</strong>-ია.</p><ul><li>ერთი</li><li>ორი</li></ul>')).toBe(
      'წნევა 150-ია. ერთი ორი',
    );
  });

  it('decodes entities', () => {
    expect(textOfHtml('<p>LDL &lt; 3 &amp; &quot;კარგი&quot;</p>')).toBe('LDL < 3 & "კარგი"');
  });
});
