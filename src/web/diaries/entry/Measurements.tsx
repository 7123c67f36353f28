import { type ComponentType, type ReactNode, useState } from 'react';
import type { CivilDay } from '#shared/calculators/days/civil-day.ts';
import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { entriesOfLast, inOrder } from '#shared/medicine/diaries/averages.ts';
import { putById } from '#shared/medicine/diaries/merge.ts';
import { showToast } from '#web/data/toasts.ts';
import { DoctorPrint } from '../DoctorPrint.tsx';
import { type EntryRow, EntryTable } from './EntryTable.tsx';
import { type Dated, newestFirst, useRecent } from './moments.ts';
import { type Editing, useEditing } from './use-editing.ts';

interface Content<Entry> {
  readonly entries: Entry[];
}

interface MeasurementsProps<Entry extends Dated> {
  readonly diary: {
    readonly content: Content<Entry>;
    readonly change: (change: (before: Content<Entry>) => { entries: Entry[] }) => Promise<boolean>;
  };
  /** Renders the form of a new entry, or of the one that is being changed; `save` resolves to whether the entry was saved. */
  readonly form: (editing: Editing<Entry>, save: (entry: Entry) => Promise<boolean>) => ReactNode;
  /** Renders what is to be done about the entry that was just added or changed. */
  readonly Advice: ComponentType<{ readonly entry: Entry }>;
  /** Renders the averages of all entries. */
  readonly summary: (entries: readonly Entry[], today: CivilDay) => ReactNode;
  /** Renders the entries of the last 30 days, oldest first, as a chart. */
  readonly Trend: ComponentType<{ readonly entries: readonly Entry[] }>;
  /** The head of the table of entries. */
  readonly head: readonly string[];
  readonly rowOf: (entry: Entry) => Pick<EntryRow, 'cells' | 'isNotable'>;
}

/** Renders a diary of measurements: a form for the next one, advice about the last one, averages, a chart and a table. */
export function Measurements<Entry extends Dated>({
  diary,
  form,
  Advice,
  summary,
  Trend,
  head,
  rowOf,
}: MeasurementsProps<Entry>) {
  const [latestId, setLatestId] = useState('');
  const { today, isRecent } = useRecent();
  const { entries } = diary.content;
  const editing = useEditing(entries);
  const latest = entries.find(({ id }) => id === latestId);

  async function save(entry: Entry): Promise<boolean> {
    const isSaved = await diary.change((before) => ({ entries: putById(before.entries, entry) }));
    if (isSaved) {
      setLatestId(entry.id);
      showToast('success', editing.entry ? text.edited : text.added);
      editing.end();
    }
    return isSaved;
  }

  return (
    <>
      {form(editing, save)}
      {latest && <Advice entry={latest} />}
      {entries.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          {summary(entries, today)}
          <Trend entries={entriesOfLast(inOrder(entries), 30, today)} />
          <EntryTable
            caption={text.entries}
            head={head}
            rows={newestFirst(entries).map((entry) => ({
              id: entry.id,
              ...rowOf(entry),
              isRecent: isRecent(entry),
            }))}
            acts={{
              onEdit: editing.begin,
              onRemove: (id) =>
                void diary.change((before) => ({
                  entries: before.entries.filter((entry) => entry.id !== id),
                })),
            }}
          />
          <DoctorPrint what="measurements" />
        </>
      )}
    </>
  );
}
