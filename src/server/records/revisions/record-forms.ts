import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import { checkInput } from '../record-rules.ts';
import { createRecordCheck } from '../record-schema.ts';
import type { RecordStorage, StoredField } from '../record-storage.ts';
import {
  imageAddressesIn,
  isEmptyValue,
  lacksAlt,
  linkedRecordsIn,
  type MediaBook,
  mediaIdsIn,
  officeDocument,
  pathOf,
  type RecordContent,
  storedDocument,
} from './record-content.ts';

/** Fields that a revision holds: what acts decide and the portal works out is not among them. */
export const contentFields = ({ fields }: RecordStorage): StoredField[] =>
  [...fields.values()].filter(
    ({ name, field, place }) =>
      name !== 'id' && !field.writers && !(place.kind === 'links' && place.link.isInverse),
  );

/** The field by which people tell records apart. */
export const titleField = ({ fields }: RecordStorage): StoredField | undefined =>
  ['title', 'name', 'author_name']
    .map((name) => fields.get(name))
    .find((field) => field && !field.field.writers);

export function titleOf(storage: RecordStorage, content: RecordContent): string {
  const title = content[titleField(storage)?.name ?? ''];
  return typeof title === 'string' ? title : '';
}

/** The files that a record names, in a stored row (`paths`) or in the content of a revision (`ids`). */
export function filesNamedIn(
  storage: RecordStorage,
  values: RecordContent,
  mediaUrl: string,
): { ids: number[]; paths: string[] } {
  const ids: number[] = [];
  const paths: string[] = [];
  const note = (value: unknown) => {
    if (typeof value === 'number') ids.push(value);
    else if (typeof value === 'string' && !isElsewhere(value)) paths.push(value);
  };
  for (const { name, field } of contentFields(storage)) {
    const value = values[name];
    if (field.kind === 'html') {
      ids.push(...mediaIdsIn(value));
      paths.push(...imageAddressesIn(value).flatMap((address) => pathOf(address, mediaUrl) ?? []));
    } else if (field.kind === 'image' || field.kind === 'images' || field.kind === 'file')
      [value].flat().forEach(note);
  }
  return { ids, paths };
}

const isElsewhere = (address: string): boolean => /^(https?:)?\//.test(address);

/** The content of a revision that says what a stored row says. */
export function contentOfRow(
  storage: RecordStorage,
  line: RecordContent,
  book: MediaBook,
  mediaUrl: string,
): RecordContent {
  const idOf = (path: unknown) => book.byPath.get(String(path))?.id ?? path;
  const entries = contentFields(storage).flatMap(({ name, field }): [string, unknown][] => {
    const value = line[name];
    if (isEmptyValue(value)) return [];
    if (field.kind === 'html') return [[name, officeDocument(value, book, mediaUrl)]];
    if (field.kind === 'image' || field.kind === 'file') return [[name, idOf(value)]];
    if (field.kind === 'images' && Array.isArray(value)) return [[name, value.map(idOf)]];
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Checks fields as the office writes them. Empty ones are never wrong here. @returns values for the columns, and faults */
export function checkContent(
  storage: RecordStorage,
  given: RecordContent,
  book: MediaBook,
  mediaUrl: string,
): { values: RecordContent; faults: FieldFault[] } {
  const documents = new Set(
    contentFields(storage).flatMap(({ name, field }) => (field.kind === 'html' ? [name] : [])),
  );
  const prepared = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    isEmptyValue(value) ? null : documents.has(name) ? storedDocument(value, book, mediaUrl) : value,
  ]);
  const { values, faults } = createRecordCheck(storage, 'editor')(Object.fromEntries(prepared));
  return {
    values,
    faults: [...checkInput(storage, given), ...faults, ...findMissingFiles(storage, values, book)],
  };
}

/** The records that links of a record's texts name, as „article:12“. */
export const linksIn = (storage: RecordStorage, content: RecordContent): string[] =>
  contentFields(storage).flatMap(({ name, field }) =>
    field.kind === 'html' ? linkedRecordsIn(content[name]) : [],
  );

/** A fault for each text with one of the links that lead nowhere. */
export const faultsOfLinks = (
  storage: RecordStorage,
  content: RecordContent,
  dead: ReadonlySet<string>,
): FieldFault[] =>
  contentFields(storage).flatMap(({ name, field }) => {
    const link = field.kind === 'html' && linkedRecordsIn(content[name]).find((one) => dead.has(one));
    return typeof link === 'string' ? [fault(name, 'no_such_record', { link: link.slice(0, 60) })] : [];
  });

function findMissingFiles(storage: RecordStorage, values: RecordContent, { byId }: MediaBook): FieldFault[] {
  return contentFields(storage)
    .filter(({ field }) => field.kind === 'image' || field.kind === 'images' || field.kind === 'file')
    .filter(({ name }) => [values[name]].flat().some((id) => typeof id === 'number' && !byId.has(id)))
    .map(({ name }) => fault(name, 'no_such_record'));
}

/** Finds what a record cannot go out without: required fields, and words for each image of a text. */
export function findIncomplete(storage: RecordStorage, content: RecordContent): FieldFault[] {
  return contentFields(storage).flatMap(({ name, field }) => {
    if (field.required && isEmptyValue(content[name])) return [fault(name, 'required')];
    return field.kind === 'html' && lacksAlt(content[name]) ? [fault(name, 'no_alt')] : [];
  });
}

/**
 * The values of a whole record as its row takes them: files by their paths, and what the content does not name emptied. An
 * address and moments stay where nothing is given; without an end a campaign goes on.
 */
export function rowValues(
  storage: RecordStorage,
  values: RecordContent,
  { byId }: MediaBook,
): Record<string, unknown> {
  const pathOfFile = (id: unknown) => (typeof id === 'number' ? (byId.get(id)?.path ?? null) : id);
  const row: Record<string, unknown> = {};
  for (const { name, field, place } of contentFields(storage)) {
    const value = values[name] ?? null;
    const isList = place.kind === 'links';
    if (value === null && staysWhereEmpty(name, field)) continue;
    if (field.kind === 'image' || field.kind === 'file') row[name] = pathOfFile(value);
    else if (field.kind === 'images' && Array.isArray(value)) row[name] = value.map(pathOfFile);
    else row[name] = isList ? (value ?? []) : value;
  }
  return row;
}

const staysWhereEmpty = (name: string, field: StoredField['field']): boolean =>
  name === 'alias' ||
  name === 'slug' ||
  (field.kind === 'scalar' && field.type === 'instant' && name !== 'ends_at');
