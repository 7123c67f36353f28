import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { hasStates } from '#shared/collections/collection.ts';
import type { RichDocument } from '#shared/content/document.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { type RecordStorage, type StoredField, storagesInOrder } from '../record-storage.ts';
import { mapImages, pathOf } from '../revisions/record-content.ts';
import { contentFields, titleField } from '../revisions/record-forms.ts';

/** A place in which a file is used: a row, or what is being written or waits for its moment. */
export interface MediaUse {
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  readonly field: string;
  readonly is_published: boolean;
}

/** A file as rows name it, by its path, with its size in pixels. */
export interface PlacedFile {
  readonly path: string;
  readonly width: number | null;
  readonly height: number | null;
}

interface FileField {
  readonly storage: RecordStorage;
  readonly name: string;
  readonly kind: StoredField['field']['kind'];
  readonly column: string;
}

/** Every field of every collection that may name files. */
const fileFields: readonly FileField[] = storagesInOrder.flatMap((storage) =>
  contentFields(storage).flatMap(({ name, field, place }): FileField[] => {
    const { kind } = field;
    const hasFiles =
      kind === 'image' ||
      kind === 'images' ||
      kind === 'file' ||
      kind === 'html' ||
      (kind === 'json' && field.media);
    if (!hasFiles || place.kind !== 'column') return [];
    return [{ storage, name, kind, column: place.column }];
  }),
);

const strings = sql.lit('$.** ? (@.type() == "string")');

/** Yields `path` for each file that a row names in a field. */
function pathsIn({ kind, ...field }: FileField): RawBuilder<unknown> {
  const column = sql.ref(`t.${field.column}`);
  switch (kind) {
    case 'images':
      return sql`unnest(${column}) as n (path)`;
    case 'json':
      return sql`(select value #>> '{}' as path from jsonb_path_query(to_jsonb(${column}), ${strings}) as value) as n`;
    default:
      return sql`(select ${column} as path) as n`;
  }
}

const placeOf = ({ storage, name }: FileField) => {
  const title = titleField(storage);
  const isOut = hasStates(storage.collection) ? sql`t.status = 'published'` : sql`true`;
  return sql`${sql.lit(storage.name)} as collection, t.id,
    ${title ? sql.ref(`t.${title.name}`) : sql`''`}::text as title, ${sql.lit(name)} as field, ${isOut} as is_published`;
};

/** Files that those fields of rows name by their paths, each with its place. */
const usesIn = (isMeant: (field: FileField) => boolean): RawBuilder<unknown> =>
  sql`${sql.join(
    fileFields.filter(isMeant).map(
      (one) => sql`select ${placeOf(one)}, n.path from ${sql.table(one.storage.table)} t
        cross join lateral ${pathsIn(one)} where n.path is not null`,
    ),
    sql` union all `,
  )}`;

/**
 * Gives the files that rows name a row in the library where they have none, under the title of a record that shows them: what an import
 * or the seeds brought is found there, too.
 */
export async function enterFiles(db: Database): Promise<void> {
  const named = usesIn(({ kind }) => kind === 'image' || kind === 'images' || kind === 'file');
  await sql`insert into media (path, kind, name)
    select path, ${kindOfPath(sql.ref('path'))}, coalesce(nullif(min(title), ''), regexp_replace(path, '^.*/', ''))
    from (${named}) as uses
    where not exists (select from media m where m.path = uses.path) group by path
    on conflict do nothing`.execute(db);
}

/** What kind of file a path names. */
export const kindOfPath = (path: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${path} ~* '\\.pdf$' then 'pdf' when ${path} ~* '\\.(mp4|webm)$' then 'video' else 'image' end`;

/** Finds where files of the library are used, and puts another file in the place of one. */
export function createMediaUsesRepository(db: Database, { mediaUrl }: { readonly mediaUrl: string }) {
  /** Files that the fields of rows name by their paths. */
  const usesInFields = usesIn(({ kind }) => kind !== 'html');

  /** Texts of rows with the image of a path; the database knows them without reading the texts. */
  const usesInTexts = (path: string) =>
    sql`${sql.join(
      fileFields
        .filter(({ kind }) => kind === 'html')
        .map(
          (
            one,
          ) => sql`select ${placeOf(one)} from text_reference r join ${sql.table(one.storage.table)} t on t.id = r.record_id
          where r.target = ${mediaUrl + path} and r.collection = ${one.storage.name} and r.field = ${one.name}`,
        ),
      sql` union all `,
    )}`;

  /** Files that working revisions and plans name: by their ids, in lists of JSON by their paths. */
  const usesInRevisions = sql`select w.collection, w.record_id as id, h.title, f.field, false as is_published,
      case jsonb_typeof(v) when 'number' then (v #>> '{}')::numeric::integer end as media_id,
      case jsonb_typeof(v) when 'string' then v #>> '{}' end as path
    from office_record h
    left join publication_plan p on p.collection = h.collection and p.record_id = h.record_id and not p.is_published
    join revision w on w.id = h.working_id or w.id = p.revision_id
    join (values ${sql.join(
      fileFields.map(
        ({ storage, name, kind }) =>
          sql`(${sql.lit(storage.name)}, ${sql.lit(name)}, ${sql.lit(
            kind === 'html' ? '$.**.media' : '$.** ? (@.type() == "string" || @.type() == "number")',
          )}::jsonpath)`,
      ),
    )}) as f (collection, field, places) on f.collection = h.collection
    cross join lateral jsonb_path_query(w.content -> f.field, f.places) as v`;

  async function listUses({ id, path }: { id: number; path: string }): Promise<MediaUse[]> {
    const { rows } = await sql<MediaUse>`
      select distinct collection, id, title, field, is_published from (
        select collection, id, title, field, is_published from (${usesInFields}) as r where path = ${path}
        union all ${usesInTexts(path)} union all
        select collection, id, title, field, is_published from (${usesInRevisions}) as w
          where media_id = ${id} or path = ${path}) as uses
      order by collection, id, field, is_published desc`.execute(db);
    return rows;
  }

  /** A condition on `media m`: nothing names the file. */
  const isUnused = sql<boolean>`not exists (select from (${usesInFields}) as r where r.path = m.path)
    and not exists (select from text_reference r where r.target = ${mediaUrl} || m.path)
    and not exists (select from (${usesInRevisions}) as w where w.media_id = m.id)
    and not exists (select from (${usesInRevisions}) as w where w.path = m.path)`;

  /** Writes a new path wherever rows, and lists of JSON in revisions, name an old one. */
  async function movePath(from: string, to: PlacedFile): Promise<void> {
    const quoted = (path: string) => JSON.stringify(path);
    for (const { storage, kind, name, ...field } of fileFields) {
      const table = sql.table(storage.table);
      const column = sql.ref(field.column);
      if (kind === 'html') await moveInTexts(storage, name, from, to);
      else if (kind === 'images')
        await sql`update ${table} set ${column} = array_replace(${column}, ${from}, ${to.path}), version = version + 1
          where ${from} = any(${column})`.execute(db);
      else if (kind === 'json')
        await sql`update ${table} set ${column} = replace(${column}::text, ${quoted(from)}, ${quoted(to.path)})::jsonb,
          version = version + 1 where position(${quoted(from)} in ${column}::text) > 0`.execute(db);
      else
        await sql`update ${table} set ${column} = ${to.path}, version = version + 1 where ${column} = ${from}`.execute(
          db,
        );
    }
    await sql`update revision set content = replace(content::text, ${quoted(from)}, ${quoted(to.path)})::jsonb
      where position(${quoted(from)} in content::text) > 0`.execute(db);
  }

  /** The images of a text get the new address and size, and its html is written anew. */
  async function moveInTexts(
    { table }: RecordStorage,
    name: string,
    from: string,
    { path, width, height }: PlacedFile,
  ): Promise<void> {
    const [body, html] = [sql.ref(name), sql.ref(`${name}_html`)];
    const { rows } = await sql<{
      id: number;
      body: unknown;
    }>`select id, ${body} as body from ${sql.table(table)}
      where position(${JSON.stringify(mediaUrl + from)} in ${body}::text) > 0 for update`.execute(db);
    for (const { id, body: before } of rows) {
      const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
      const after = mapImages(before, (attrs) =>
        pathOf(String(attrs.src), mediaUrl) === from ? { ...attrs, ...size, src: mediaUrl + path } : attrs,
      );
      await sql`update ${sql.table(table)} set ${body} = ${JSON.stringify(after)}::jsonb,
        ${html} = ${renderHtml(after as RichDocument)}, version = version + 1 where id = ${id}`.execute(db);
    }
  }

  /** Tells every instance that pages with these records are to be drawn anew. */
  async function announceUses(uses: readonly MediaUse[]): Promise<void> {
    const nouns = new Map(storagesInOrder.map(({ name, collection }) => [name, collection.table]));
    const tags = uses.flatMap(({ collection, id }) => {
      const noun = nouns.get(collection) ?? collection;
      return [`${noun}:*`, `${noun}:${id}`];
    });
    await sql`select pg_notify('salbuni_changed', tag) from unnest(${[...new Set(tags)]}::text[]) as tag`.execute(
      db,
    );
  }

  return { listUses, isUnused, movePath, announceUses };
}
