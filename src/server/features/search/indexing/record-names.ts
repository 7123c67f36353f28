import type { RawRow } from '#server/queries/shape.ts';
import type { OpeningHours } from '#shared/collections/clinic.ts';
import { namesOfHours, namesOfKinds, namesOfOperations, namesOfRecords } from './record-names.data.ts';

/** What a record is asked for by besides its own texts: its kind, what it is known as, when it is open. */
export function listRecordNames(kind: string, row: RawRow): string[] {
  return [
    ...(namesOfKinds[kind] ?? []),
    ...(namesOfRecords[`${kind} ${row.alias}`] ?? []),
    ...(namesOfOperations[String(row.operation)] ?? []),
    ...(Array.isArray(row.hours) ? listHourNames(row.hours as OpeningHours[]) : []),
  ];
}

function listHourNames(hours: readonly OpeningHours[]): string[] {
  const days = new Set(hours.flatMap((one) => one.days));
  const isAlways =
    days.size === 7 && hours.every(({ opens, closes }) => opens === '00:00' && closes === '24:00');
  return [
    ...namesOfHours.any,
    ...(isAlways ? namesOfHours.always : []),
    ...(days.size === 7 ? namesOfHours.everyDay : []),
    ...(days.has(6) ? namesOfHours.days[6] : []),
    ...(days.has(7) ? namesOfHours.days[7] : []),
  ];
}
