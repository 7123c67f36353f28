import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { EntryTable } from '../entry/EntryTable.tsx';

interface SummaryTableProps<Average> {
  readonly summaries: readonly {
    readonly days: number;
    readonly all: Average | undefined;
    readonly of: { readonly morning: Average | undefined; readonly evening: Average | undefined };
  }[];
  readonly write: (average: Average) => string;
}

/** Renders the averages of 7 and 30 days: of all measurements, of mornings and of evenings. */
export function SummaryTable<Average extends { readonly count: number }>({
  summaries,
  write,
}: SummaryTableProps<Average>) {
  const cell = (average: Average | undefined) => (average ? `${write(average)} (${average.count})` : '–');
  return (
    <EntryTable
      caption={text.averages}
      head={[text.period, text.allParts, text.mornings, text.evenings]}
      rows={summaries.map(({ days, all, of }) => ({
        id: String(days),
        cells: [text.lastDays(days), cell(all), cell(of.morning), cell(of.evening)],
      }))}
    />
  );
}
