import { describe, expect, it } from 'vitest';
import { adDocument } from './ad-document.ts';

const markups = [
  '<p>plain</p>',
  '</noscript><script>alert(1)</script>',
  '<noscript>a</noscript ><noscript>b</NoScript>',
  '<!-- <script> </body></html>',
];

describe('the document of an advertisement', () => {
  it.each(markups)('contains %s as text that cannot end its element', (markup) => {
    const [before = '', rest = ''] = adDocument(markup, 'guard()').split(/<noscript>([\s\S]*)/);
    const [held = '', after = ''] = rest.split(/<\/noscript[\s/>]([\s\S]*)/i);
    expect(held.replaceAll('</x-noscript', '</noscript').toLowerCase()).toBe(markup.toLowerCase());
    expect(before).not.toContain('script');
    expect(after).toMatch(/^<script>[\s\S]*<\/script><\/body><\/html>$/);
  });

  it('has a single script, which no markup can end', () => {
    const document = adDocument('', "'</script>'");
    expect(document.match(/<\/?script>/g)).toEqual(['<script>', '</script>']);
    expect(document).toContain("'<\\/script>'");
  });
});
