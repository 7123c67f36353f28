import type { RichDocument } from '#shared/content/document.ts';
import { renderHtml } from '#shared/content/render-html.ts';
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
import type { ListingService, ListRequest } from './listing.service.ts';

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
  readonly listing: Pick<ListingService, 'listRecords'>;
  readonly repositories: OfficeRepositories;
}) {
  interface ExportRequest {
    readonly collection: string;
    readonly find?: Readonly<Record<string, unknown>> | undefined;
    readonly states?: readonly OfficeState[] | undefined;
  }

  /** Yields the lines of a list, by id. @throws Problem 403, 400 for what cannot be asked, before the first line */
  async function* exportLines(actor: Actor, asked: ExportRequest): AsyncGenerator<Line[]> {
    const storage = storageFor(actor, asked.collection, 'export');
    for (let page = 1; ; page += 1) {
      const request: ListRequest = { ...asked, sort: 'id', page, limit: partSize };
      const { records } = await listing.listRecords(actor, request);
      const ids = records.map(({ id }) => id);
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
      if (records.length < partSize) return;
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

  /** The columns of a table of records: their number, and every field that an import takes. */
  function columnsOf(actor: Actor, collection: string): string[] {
    const storage = storageFor(actor, collection, 'export');
    return ['id', ...contentFields(storage).map(({ name }) => name)];
  }

  return { exportLines, columnsOf };
}
