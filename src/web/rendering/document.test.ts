import { describe, expect, it } from 'vitest';
import { type PageDocument, writeConstantParts, writeDocument } from './document.ts';

const assets = {
  scripts: ['/static/e.js'],
  preloads: ['/static/r.js'],
  styles: ['/static/e.css'],
  fonts: ['/static/f.woff2'],
};
const page = {
  device: 'desktop',
  head: {
    title: 'ა "ბ" <გ> - სალბუნი',
    tags: [{ tag: 'meta', attributes: { name: 'description', content: '"><b>' } }],
  },
  body: '<main></main>',
  parts: writeConstantParts(assets, 'სალბუნი', false),
} satisfies PageDocument;

describe('the document', () => {
  it('has the Georgian language and the device class', () => {
    expect(writeDocument(page)).toMatch(/^<!doctype html><html lang="ka" data-device="desktop">/);
  });

  it('escapes texts in the head', () => {
    const html = writeDocument(page);
    expect(html).toContain('<title>ა &quot;ბ&quot; &lt;გ&gt; - სალბუნი</title>');
    expect(html).toContain('content="&quot;&gt;&lt;b&gt;"');
  });

  it('loads the server constants before the entry', () => {
    const html = writeDocument({
      ...page,
      parts: writeConstantParts(assets, 'სალბუნი', true),
      hydration: {},
    });
    expect(html.indexOf('/constants.js')).toBeLessThan(html.indexOf('/static/e.js'));
  });

  it('writes data that cannot end its own element', () => {
    const text = '</script>\u2028\u2029';
    const html = writeDocument({ ...page, hydration: { text } });
    const [, written = ''] = /id="hydration">(.*?)<\/script>/.exec(html) ?? [];
    expect(written).toBe('{"text":"\\u003c/script>\\u2028\\u2029"}');
    expect(JSON.parse(written)).toEqual({ text });
  });

  it('has no script and no inline style on an error page', () => {
    expect(writeDocument(page)).not.toMatch(/<script|modulepreload| style=|<style/);
  });
});
