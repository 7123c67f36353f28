import { recordFields } from '#shared/collections/collection.ts';
import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import type { RichDocument } from '#shared/content/document.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import type { RecordStorage } from '../../record-storage.ts';
import {
  isEmptyValue,
  type MediaBook,
  officeDocument,
  pathOf,
  type RecordContent,
  storedDocument,
} from '../../revisions/record-content.ts';
import { contentFields } from '../../revisions/record-forms.ts';

/** A line of an import as the office reads it. */
export interface LineContent {
  readonly content: RecordContent;
  /** Fields that only acts and the portal write; a line of an export has them. */
  readonly leftOut: readonly string[];
  readonly faults: readonly FieldFault[];
}

const isFileKind = (kind: string): boolean => kind === 'image' || kind === 'images' || kind === 'file';

/** The media paths that a line names: only files of the library can be used, nothing lies beside the line. */
export function pathsNamedIn(storage: RecordStorage, line: RecordContent, mediaUrl: string): string[] {
  return contentFields(storage)
    .filter(({ field }) => isFileKind(field.kind))
    .flatMap(({ name }) => [line[name]].flat())
    .flatMap((value) => (typeof value === 'string' ? [pathOf(value, mediaUrl) ?? value] : []));
}

/**
 * Turns a line of an import into the content of a revision: texts from HTML into documents, files from their paths into numbers of
 * the library. What is empty is emptied. A text that says what `base` says stays the document it is.
 */
export function contentOfLine(
  storage: RecordStorage,
  line: RecordContent,
  base: RecordContent,
  book: MediaBook,
  mediaUrl: string,
): LineContent {
  const fields = new Map(contentFields(storage).map((one) => [one.name, one.field]));
  const known = recordFields(storage.collection);
  const content: Record<string, unknown> = {};
  const leftOut: string[] = [];
  const faults: FieldFault[] = [];
  const numberOf = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const file = book.byPath.get(pathOf(value, mediaUrl) ?? value);
    if (!file) faults.push(fault(name, 'not_in_library'));
    return file?.id;
  };
  for (const [name, value] of Object.entries(line)) {
    if (name === 'id' || name === 'collection') continue;
    const field = fields.get(name);
    if (!field) {
      if (Object.hasOwn(known, name)) leftOut.push(name);
      else faults.push(fault(name.slice(0, 60), 'unknown_field', { collection: storage.name }));
    } else if (isEmptyValue(value)) content[name] = null;
    else if (field.kind === 'html' && typeof value === 'string') {
      const before = storedDocument(base[name], book, mediaUrl) as RichDocument | undefined;
      const isSame = before !== undefined && renderHtml(before) === value;
      content[name] = isSame ? base[name] : officeDocument(documentFromHtml(value), book, mediaUrl);
    } else if (field.kind === 'images' && Array.isArray(value))
      content[name] = value.map((one) => numberOf(name, one));
    else content[name] = isFileKind(field.kind) ? numberOf(name, value) : value;
  }
  return { content, leftOut, faults };
}
