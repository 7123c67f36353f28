import { createSilentClient } from '#web/data/data-client.ts';
import { askOverHttp } from '#web/data/fetch-transport.ts';

/** An entry of a selector; the first of each has no id and stands for no choice. */
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
const mostPages = 50;

/** All entries of a selector, in alphabetical order; what cannot be had is left out. */
export async function loadOptions(collection: keyof typeof sources): Promise<readonly Option[]> {
  const client = createSilentClient(askOverHttp);
  const name = sources[collection];
  const options: Option[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { fields: ['id', name], sort: name, limit: perPage, page };
    const { records } = await client.optionalList<readonly { id: number; [name: string]: unknown }[]>(
      collection,
      query,
      [],
    );
    options.push(...records.map((record) => ({ id: String(record.id), title: String(record[name]) })));
    if (records.length < perPage) break;
  }
  return options;
}
