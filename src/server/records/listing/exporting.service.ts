import type { Field, ScalarType } from '#shared/collections/fields.ts';
import type { RichDocument } from '#shared/content/document.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import type { CellKind, ExportTable } from '#shared/contracts/office/export-table.ts';
import type { RecordStorage } from '../record-storage.ts';
import {
  type Actor,
  type OfficeRepositories,
  type OfficeState,
  type Opening,
  storageFor,
} from '../revisions/opening.service.ts';
import { type RecordContent, storedDocument } from '../revisions/record-content.ts';
import { contentFields, rowValues } from '../revisions/record-forms.ts';
import type { ListingService } from './listing.service.ts';

export type ExportingService = ReturnType<typeof createExportingService>;

type Line = Readonly<Record<string, unknown>>;

/** Records are read in parts of so many. */
const partSize = 100;

/** Exports lists: the records as an import reads them, drafts as they are being written. */
export function createExportingService({
  opening,
  listing,
  repositories,
}: {
  readonly opening: Opening;
  readonly listing: Pick<ListingService, 'listIds'>;
  readonly repositories: OfficeRepositories;
}) {
  interface ExportRequest {
    readonly collection: string;
    readonly find?: Readonly<Record<string, unknown>> | undefined;
    readonly states?: readonly OfficeState[] | undefined;
  }

  /** Yields the lines of a list, by id. @throws Problem 403, 400 for what cannot be asked, before the first line */
  async function* exportLines(actor: Actor, query: ExportRequest): AsyncGenerator<Line[]> {
    const storage = storageFor(actor, query.collection, 'export');
    for (let after = 0; ; ) {
      const ids = await listing.listIds(actor, { ...query, after, limit: partSize });
      after = ids.at(-1) ?? after;
      const lines = new Map(
        (await repositories.rows.listExportLines(storage, ids)).map((line) => [line.id, line]),
      );
      const drafts = await repositories.revisions.listWorking(
        storage.name,
        ids.filter((id) => !lines.has(id)),
      );
      const part: Line[] = [];
      for (const id of ids) {
        const draft = drafts.get(id)?.content;
        const line = lines.get(id) ?? (draft && (await lineOfDraft(storage, id, draft)));
        if (line) part.push(line);
      }
      if (part.length > 0) yield part;
      if (ids.length < partSize) return;
    }
  }

  async function lineOfDraft(storage: RecordStorage, id: number, content: RecordContent): Promise<Line> {
    const book = await opening.openBook(repositories, storage, content);
    const values = rowValues(storage, content, book);
    const fields = contentFields(storage).flatMap(({ name, field }): [string, unknown][] => {
      if (!(name in content)) return [];
      if (field.kind !== 'html') return [[name, values[name]]];
      return [[name, renderHtml(storedDocument(content[name], book, opening.mediaUrl) as RichDocument)]];
    });
    return { collection: storage.name, id, ...Object.fromEntries(fields) };
  }

  /**
   * A table of records has their number and every field that an import takes; for people, without texts and lists of many parts,
   * which no cell of a spreadsheet holds: an import leaves what a line does not name as it is.
   */
  function tableOf(actor: Actor, collection: string, format: 'csv' | 'xlsx'): ExportTable {
    const storage = storageFor(actor, collection, 'export');
    const fields = contentFields(storage).filter(
      ({ field }) => format === 'csv' || (field.kind !== 'html' && field.kind !== 'json'),
    );
    return {
      name: collection,
      title: storage.collection.label,
      columns: [
        { name: 'id', heading: '№', kind: 'number' },
        ...fields.map(({ name, field }) => ({ name, heading: field.label, kind: cellKindOf(field) })),
      ],
    };
  }

  return { exportLines, tableOf };
}

const scalarCells = {
  text: 'text',
  integer: 'number',
  boolean: 'boolean',
  date: 'day',
  instant: 'instant',
} as const satisfies Record<ScalarType, CellKind>;

function cellKindOf(field: Field): CellKind {
  switch (field.kind) {
    case 'scalar':
      return scalarCells[field.type];
    case 'money':
      return 'money';
    case 'reference':
      return 'number';
    case 'references':
    case 'computed':
    case 'names':
    case 'images':
      return 'list';
    default:
      return 'text';
  }
}
