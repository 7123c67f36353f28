import { useState } from 'react';
import type { ValuesOf } from '#shared/calculators/form/field.ts';
import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { pressureText as words } from '#shared/language/ka/diaries/pressure.ts';
import { saySign } from '#shared/language/ka/emergency-signs.ts';
import { entriesOfLast, inOrder } from '#shared/medicine/diaries/averages.ts';
import type { PressureEntry } from '#shared/medicine/diaries/diary.ts';
import { pressureFields, refuseDay } from '#shared/medicine/diaries/fields.ts';
import { putById } from '#shared/medicine/diaries/merge.ts';
import {
  classOfPressure,
  type PressureAverage,
  summarizePressure,
} from '#shared/medicine/diaries/pressure.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { pressureLimits } from '#shared/medicine/thresholds.ts';
import { showToast } from '#web/data/toasts.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { localToday } from '../../calculators/saved-inputs.ts';
import { DiaryAlert, type DiaryEvidence, DiaryPage } from '../DiaryPage.tsx';
import { DoctorPrint } from '../DoctorPrint.tsx';
import { describeDiary } from '../describe-diary.ts';
import { EntryCard } from '../entry/EntryCard.tsx';
import { EntryTable } from '../entry/EntryTable.tsx';
import { dayOf, newestFirst, partOfNow, pointOf, useRecent, writeMoment } from '../entry/moments.ts';
import { useEditing } from '../entry/use-editing.ts';
import { type Diary, newId, useDiary } from '../kept/use-diary.ts';
import { SummaryTable } from '../trend/SummaryTable.tsx';
import { TrendChart } from '../trend/TrendChart.tsx';

const evidence: DiaryEvidence = {
  ...{ seeDoctor: words.seeDoctor, method: words.method, limits: words.limits },
  warnings: signsOf.pressure,
  sources: [
    {
      title: 'ESC Guidelines for the management of elevated blood pressure and hypertension. Eur Heart J 45',
      year: 2024,
      url: 'https://doi.org/10.1093/eurheartj/ehae178',
    },
    {
      title: 'ESH. Practice guidelines for home blood pressure monitoring. J Hypertens 39',
      year: 2021,
      url: 'https://doi.org/10.1097/HJH.0000000000002922',
    },
    { title: 'NICE guideline NG133. Hypertension in pregnancy', year: 2023 },
  ],
  needsReview: words.needsReview,
};

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: (_, site) => describeDiary('pressure', evidence.sources, site),
  View: PressureDiary,
});

type Values = ValuesOf<typeof pressureFields>;

function PressureDiary() {
  const diary = useDiary('pressure');
  return (
    <DiaryPage diary={diary} evidence={evidence}>
      {() => <PressureBody diary={diary} />}
    </DiaryPage>
  );
}

function PressureBody({ diary }: { readonly diary: Diary<'pressure'> }) {
  const [latestId, setLatestId] = useState('');
  const { today, isRecent } = useRecent();
  const { entries } = diary.content;
  const editing = useEditing(entries);
  const latest = entries.find(({ id }) => id === latestId);

  async function save(values: Values): Promise<boolean> {
    const { pulse, ...pressure } = values;
    const id = editing.entry?.id ?? newId();
    const entry = { ...pressure, id, day: dayOf(values), ...(pulse === undefined ? {} : { pulse }) };
    const isSaved = await diary.change((before) => ({ entries: putById(before.entries, entry) }));
    if (isSaved) {
      setLatestId(id);
      showToast('success', editing.entry ? text.edited : text.added);
      editing.end();
    }
    return isSaved;
  }

  const write = ({ systolic, diastolic, pulse }: PressureAverage) =>
    [words.value(systolic, diastolic), ...(pulse === undefined ? [] : [words.withPulse(pulse)])].join(', ');
  return (
    <>
      <EntryCard
        title={text.add}
        editing={editing}
        fields={pressureFields}
        initial={{ part: partOfNow() }}
        staying={['day', 'part']}
        check={({ day, systolic, diastolic }) => [
          refuseDay('day', day, localToday()),
          systolic > diastolic ? undefined : { field: 'diastolic', code: 'conflict', message: words.crossed },
        ]}
        onSave={save}
      />
      {latest && <PressureAdvice entry={latest} />}
      {entries.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <SummaryTable summaries={summarizePressure(entries, today)} write={write} />
          <PressureTrend entries={entriesOfLast(inOrder(entries), 30, today)} />
          <EntryTable
            caption={text.entries}
            head={[text.day, words.pressure, words.pulse, words.group]}
            rows={newestFirst(entries).map((entry) => {
              const group = classOfPressure(entry);
              return {
                id: entry.id,
                cells: [
                  writeMoment(entry),
                  words.value(entry.systolic, entry.diastolic),
                  entry.pulse === undefined ? '–' : String(entry.pulse),
                  words.groups[group],
                ],
                isNotable: group === 'high' || group === 'very_high',
                isRecent: isRecent(entry),
              };
            })}
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

function PressureAdvice({ entry }: { readonly entry: PressureEntry }) {
  const group = classOfPressure(entry);
  if (group === 'very_high')
    return (
      <DiaryAlert
        title={words.advice.very_high.title}
        lines={[words.advice.very_high.text, saySign('pressure_high_unwell'), saySign('pressure_high')]}
      />
    );
  if (group === 'low')
    return (
      <DiaryAlert
        title={words.advice.low.title}
        lines={[words.advice.low.text, saySign('pressure_low_unwell')]}
      />
    );
  return null;
}

function PressureTrend({ entries }: { readonly entries: readonly PressureEntry[] }) {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return <p>{text.noneRecently}</p>;
  const { highAtHome } = pressureLimits;
  return (
    <TrendChart
      title={`${words.chart}: ${text.trend}`}
      description={text.trendOf(entries.length, writeMoment(first), writeMoment(last))}
      unit={words.millimetres}
      series={[
        {
          name: words.systolic,
          mark: 'circle',
          points: entries.map((entry) => pointOf(entry, entry.systolic)),
        },
        {
          name: words.diastolic,
          mark: 'square',
          points: entries.map((entry) => pointOf(entry, entry.diastolic)),
        },
      ]}
      limits={[highAtHome.systolic, highAtHome.diastolic]}
      limitsText={words.usual}
    />
  );
}
