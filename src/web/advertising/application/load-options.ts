import { silentClient } from '#web/data/browser-clients.ts';

/** An option of a select. An empty id stands for no selection. */
export interface Option {
  readonly id: string;
  readonly title: string;
}

const sources = {
  medicine_branch: 'name',
  profession: 'title',
  clinic: 'title',
} as const;

const perPage = 100;
const maxPages = 50;

/** Loads all options of a select in alphabetical order. Pages that fail to load are left out. */
export async function loadOptions(collection: keyof typeof sources): Promise<readonly Option[]> {
  const titleField = sources[collection];
  const options: Option[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { fields: ['id', titleField], sort: titleField, limit: perPage, page };
    const { records } = await silentClient.optionalList<readonly { id: number; [name: string]: unknown }[]>(
      collection,
      query,
      [],
    );
    options.push(...records.map((record) => ({ id: String(record.id), title: String(record[titleField]) })));
    if (records.length < perPage) break;
  }
  return options;
}
