import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { extensions } from '#office/editor/extensions.ts';
import { normalDocument } from '#office/editor/normal-document.ts';
import { readSeeds } from '#server/operator/seeding/seed-files.ts';
import { listSeedLines } from '#server/operator/seeding/seed-lines.ts';
import { recordFields } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';

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

/** The order of keys says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
