import { Editor, getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { extensions } from '#office/editor/extensions.ts';
import { renumberSources } from '#office/editor/record-sources.ts';
import { readSeeds } from '#server/operator/seeding/seed-files.ts';
import { listSeedLines } from '#server/operator/seeding/seed-lines.ts';
import { recordFields } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { isDocument, type RichDocument } from '#shared/content/document.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { normalDocument } from '#web/components/forms/editor/normal-document.ts';

const schema = getSchema(extensions);
/** What the editor gives back of a text that is opened and saved. */
const throughEditor = (document: object): unknown => {
  const opened = schema.nodeFromJSON(document);
  opened.check();
  return JSON.parse(JSON.stringify(normalDocument(opened.toJSON())));
};

const documents = listSeedLines(readSeeds()).flatMap((line) =>
  Object.entries(recordFields(collectionNamed(line.collection))).flatMap(([name, { kind }]) => {
    const html: unknown = Reflect.get(line, name);
    return kind === 'html' && typeof html === 'string' && html !== ''
      ? [{ place: `${line.collection} ${line.id} ${name}`, document: documentFromHtml(html) }]
      : [];
  }),
);

describe('a text in the editor', () => {
  it('is the same after it was opened and saved, every one of the demonstration', () => {
    expect(documents.length).toBeGreaterThan(200);
    const changed = documents.filter(
      ({ document }) => JSON.stringify(sorted(throughEditor(document))) !== JSON.stringify(sorted(document)),
    );
    expect(changed.map(({ place }) => place)).toEqual([]);
  });

  it('keeps an image of the library with its words, and a box for 112', () => {
    const text = [{ type: 'text', text: 'დარეკეთ 112' }];
    const document = {
      type: 'doc',
      content: [
        { type: 'image', attrs: { media: 7, alt: 'გული' } },
        { type: 'image', attrs: { media: 8, decorative: true } },
        { type: 'callout', attrs: { kind: 'urgent' }, content: [{ type: 'paragraph', content: text }] },
      ],
    };
    expect(throughEditor(document)).toEqual(document);
  });
});

describe('source numbers and videos', () => {
  const document: RichDocument = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'წნევა', marks: [{ type: 'bold' }] },
          { type: 'sourceNumber', attrs: { number: 2 } },
          { type: 'text', text: ' იზრდება ასაკთან ერთად.' },
        ],
      },
      { type: 'video', attrs: { src: '/media/a.mp4', alt: 'როგორ იზომება წნევა' } },
    ],
  };

  it('are the same after the editor, and after an export that is imported', () => {
    expect(isDocument(document)).toBe(true);
    expect(throughEditor(document)).toEqual(document);
    expect(documentFromHtml(renderHtml(document))).toEqual(document);
  });

  it('lead readers to the source, and load nothing before they are asked', () => {
    expect(renderHtml(document)).toBe(
      '<p><strong>წნევა</strong><sup><a href="#tsyaro-2" data-source="2" aria-label="წყარო 2">[2]</a></sup> იზრდება ასაკთან ერთად.</p>' +
        '<video src="/media/a.mp4" data-video controls preload="none" aria-label="როგორ იზომება წნევა"></video>',
    );
  });

  it('are refused where they are none, and dropped from foreign html', () => {
    const withNode = (node: object) => ({ type: 'doc', content: [{ type: 'paragraph', content: [node] }] });
    for (const number of [0, 100, '1', undefined])
      expect(isDocument(withNode({ type: 'sourceNumber', attrs: { number } }))).toBe(false);
    const src = 'javascript:alert(1)';
    expect(isDocument({ type: 'doc', content: [{ type: 'video', attrs: { src, alt: '' } }] })).toBe(false);
    expect(renderHtml(documentFromHtml('<p>ა</p><video src="/a.mp4">ბ</video>'))).toBe('<p>ა</p>');
    expect(renderHtml(documentFromHtml(`<p>ა</p><video data-video src="${src}"></video>`))).toBe('<p>ა</p>');
    expect(renderHtml(documentFromHtml('<p><a data-source="x" href="/b">ა</a></p>'))).toBe(
      '<p><a href="/b">ა</a></p>',
    );
  });

  it('are renumbered when the sources move, and go with their source', () => {
    const editor = new Editor({ element: null, extensions, content: JSON.parse(JSON.stringify(document)) });
    const numbers = () => JSON.stringify(editor.getJSON()).match(/"number":\d+/g);
    renumberSources(editor, new Map([[2, 1]]));
    expect(numbers()).toEqual(['"number":1']);
    renumberSources(editor, new Map());
    expect(numbers()).toBeNull();
  });
});

/** The order of keys says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
