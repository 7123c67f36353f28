import { type Collection, recordFields } from '#shared/collections/collection.ts';
import { formatDate } from '#shared/content/dates.ts';
import { filterText } from '#shared/language/ka/office/office.ts';
import { optionNameOf } from '#shared/language/ka/office/options.ts';
import { type FilterField, filterFieldsOf } from './list-filters.ts';

/** A field of a collection that its list shows beside the title. */
export interface ListColumn extends FilterField {
  /** The list can be ordered by it. */
  readonly isSortable: boolean;
}

const maxColumns = 2;
/** What says most about a record comes first. */
const weights: Readonly<Record<FilterField['kind'], number>> = {
  ...{ reference: 0, choice: 1, date: 2, instant: 3, integer: 4, boolean: 5 },
};

/** The columns of a collection's list, from its description. */
export function columnsOf(collection: Collection): ListColumn[] {
  const fields = recordFields(collection);
  return filterFieldsOf(collection)
    .flatMap((one): ListColumn[] => {
      const field = fields[one.name];
      // The portal works some fields out, and many records at once do not fit into a cell.
      if (!field || field.writers === 'portal' || field.kind === 'references') return [];
      if (one.kind === 'choice' && one.options.length < 2) return [];
      const isStored = field.kind === 'scalar' && !field.side;
      return [{ ...one, isSortable: isStored && one.kind !== 'reference' }];
    })
    .toSorted((one, other) => weights[one.kind] - weights[other.kind])
    .filter(({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at)
    .slice(0, maxColumns);
}

/** A value of a column in words; a record by its title where that is known. */
export function writeCell(
  { kind, name }: ListColumn,
  value: unknown,
  titles: ReadonlyMap<number, string>,
): string {
  if (value === null || value === undefined || value === '') return '';
  switch (kind) {
    case 'reference':
      return titles.get(Number(value)) ?? `№${value}`;
    case 'choice':
      return optionNameOf(name, String(value));
    case 'boolean':
      return value === true ? filterText.yes : filterText.no;
    case 'date':
    case 'instant':
      return formatDate(String(value));
    default:
      return String(value);
  }
}
