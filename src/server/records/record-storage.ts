import { type Collection, recordFields } from '#shared/collections/collection.ts';
import type { Field } from '#shared/collections/field-kinds.ts';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';

/** A link describes a join table as one of the two collections writes it. */
export interface Link {
  /** The name of the field that makes it. */
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly other: string;
  /** The other collection and its table. */
  readonly to: string;
  readonly toTable: string;
  /** The other collection writes the relation; from here it is only added to. */
  readonly isInverse: boolean;
  /** The other records may be written after these, so the links are written when all are there. */
  readonly isDeferred: boolean;
}

/** A place says where a field of a record is stored. */
export type Place =
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'side'; readonly table: string; readonly column: string }
  | { readonly kind: 'links'; readonly link: Link };

export interface StoredField {
  readonly name: string;
  readonly field: Field;
  readonly place: Place;
  /** The collection whose records the value refers to. */
  readonly to: string | undefined;
}

/** A record storage says how the records of a collection are stored; it is derived from the description. */
export interface RecordStorage {
  readonly collection: Collection;
  readonly name: string;
  readonly table: string;
  readonly fields: ReadonlyMap<string, StoredField>;
  /** The field by which a record stands below another of its own collection. */
  readonly parent: StoredField | undefined;
}

export const recordTable = ({ table, recordTable = table }: Collection): string => recordTable;

export function storageOf(collection: Collection): RecordStorage {
  const fields = new Map(
    Object.entries(recordFields(collection)).flatMap(([name, field]): [string, StoredField][] => {
      const place = field.writers === 'portal' ? undefined : placeOf(collection, name, field);
      return place ? [[name, { name, field, place, to: targetOf(field) }]] : [];
    }),
  );
  return {
    collection,
    name: collection.name,
    table: recordTable(collection),
    fields,
    parent: [...fields.values()].find(({ place, to }) => place.kind === 'column' && to === collection.name),
  };
}

function placeOf(collection: Collection, name: string, field: Field): Place | undefined {
  switch (field.kind) {
    case 'scalar':
      return field.side
        ? { kind: 'side', table: field.side, column: name }
        : { kind: 'column', column: name };
    case 'reference':
      return { kind: 'column', column: `${name}_id` };
    case 'json':
      return { kind: 'column', column: field.unwrap ?? name };
    case 'computed':
      if (!field.stored) return undefined;
      return 'column' in field.stored
        ? { kind: 'column', column: field.stored.column }
        : { kind: 'links', link: linkOf(collection, name, field.stored) };
    case 'references': {
      const { through, ...relation } = field;
      return through
        ? { kind: 'links', link: linkOf(collection, name, { ...relation, through }) }
        : undefined;
    }
    case 'url':
    case 'metainfo':
    case 'count':
      return undefined;
    default:
      return { kind: 'column', column: name };
  }
}

interface Relation {
  readonly through: string;
  readonly to: string;
  readonly near?: string;
  readonly far?: string;
  readonly inverse?: boolean;
}

function linkOf(collection: Collection, name: string, relation: Relation): Link {
  const { through, to, near = `${collection.table}_id`, inverse = false } = relation;
  const toTable = recordTable(collectionNamed(to));
  return {
    ...{ name, table: through, to, toTable },
    owner: near,
    other: relation.far ?? `${toTable}_id`,
    isInverse: inverse,
    isDeferred: inverse || to === collection.name,
  };
}

/** Returns the collection that a field refers to. */
function targetOf(field: Field): string | undefined {
  switch (field.kind) {
    case 'reference':
    case 'references':
    case 'scalar':
      return field.to;
    case 'computed':
      return field.stored?.to;
    default:
      return undefined;
  }
}

/** Lists every collection with records of its own, those first that others refer to. */
export const storagesInOrder: readonly RecordStorage[] = orderByReferences(recordCollections.map(storageOf));

/** Sorts collections by their references. @throws where they form a circle: one relation must be marked inverse */
export function orderByReferences(storages: readonly RecordStorage[]): RecordStorage[] {
  const names = new Set(storages.map(({ name }) => name));
  const ordered: RecordStorage[] = [];
  const isReady = ({ name, fields }: RecordStorage) =>
    [...fields.values()].every(
      ({ to, place }) =>
        to === undefined ||
        to === name ||
        !names.has(to) ||
        (place.kind === 'links' && place.link.isDeferred) ||
        ordered.some((before) => before.name === to),
    );
  while (ordered.length < storages.length) {
    const next = storages.find((storage) => !ordered.includes(storage) && isReady(storage));
    if (!next) {
      const unordered = storages.filter((storage) => !ordered.includes(storage)).map(({ name }) => name);
      throw new Error(`${unordered.join(', ')} point to each other: mark one of their relations as inverse`);
    }
    ordered.push(next);
  }
  return ordered;
}
