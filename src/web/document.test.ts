import { describe, expect, it } from 'vitest';
import { textOfPieces } from '#tests/support/pieces.ts';
import { type PageDocument, writeDocument, writeParts } from './document.ts';

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
  body: ['<main></main>'],
  parts: writeParts(assets, 'სალბუნი', false),
} satisfies PageDocument;

const write = (document: PageDocument) => textOfPieces(writeDocument(document));

describe('the document', () => {
  it('is Georgian and knows its device', () => {
    expect(write(page)).toMatch(/^<!doctype html><html lang="ka" data-device="desktop">/);
  });

  it('lets no text leave its place in the head', () => {
    const html = write(page);
    expect(html).toContain('<title>ა &quot;ბ&quot; &lt;გ&gt; - სალბუნი</title>');
    expect(html).toContain('content="&quot;&gt;&lt;b&gt;"');
  });

  it('starts the server constants before the entry', () => {
    const html = write({ ...page, parts: writeParts(assets, 'სალბუნი', true), hydration: ['{}'] });
    expect(html.indexOf('/constants.js')).toBeLessThan(html.indexOf('/static/e.js'));
  });

  it('has no script and no inline style on an error page', () => {
    expect(write(page)).not.toMatch(/<script|modulepreload| style=|<style/);
  });
});
