import { listRecords } from '#shared/contracts/office/records.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from './office-calls.ts';
import { useAnswer } from './use-answer.ts';

/** The numbers of records that a value of a field is. */
export const idsIn = (value: unknown): number[] => [value].flat().filter((one) => typeof one === 'number');

/** Tells what records of a collection are called; until it is known, or where that may not be asked, they go by their numbers. */
export function useTitles(collection: string, ids: readonly number[]): (id: number) => string {
  const titles = useAnswer(`titles ${collection} ${ids.join()}`, async () => {
    if (ids.length === 0) return new Map<number, string>();
    const { records } = await callOffice(listRecords, {
      collection: collection as 'article',
      find: { id: { $in: [...ids] } },
      limit: 100,
    });
    return new Map(records.map((one) => [one.id, one.title]));
  });
  return (id) => titles.answer?.get(id) || officeText.untitled(id);
}
