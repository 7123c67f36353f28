import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { pressureText as words } from '#shared/language/ka/diaries/pressure.ts';
import { saySign } from '#shared/language/ka/emergency-signs.ts';
import type { PressureEntry } from '#shared/medicine/diaries/diary.ts';
import { pressureFields, refuseDay } from '#shared/medicine/diaries/fields.ts';
import {
  classOfPressure,
  type PressureAverage,
  summarizePressure,
} from '#shared/medicine/diaries/pressure.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { pressureLimits } from '#shared/medicine/thresholds.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { localToday } from '../../calculators/saved-inputs.ts';
import { DiaryAlert, type DiaryEvidence, DiaryPage } from '../DiaryPage.tsx';
import { describeDiary } from '../describe-diary.ts';
import { EntryCard } from '../entry/EntryCard.tsx';
import type { EntryRow } from '../entry/EntryTable.tsx';
import { Measurements } from '../entry/Measurements.tsx';
import { dayOf, partOfNow, pointOf, writeMoment } from '../entry/moments.ts';
import { newId, useDiary } from '../storage/use-diary.ts';
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

function PressureDiary() {
  const diary = useDiary('pressure');
  return (
    <DiaryPage diary={diary} evidence={evidence}>
      {() => (
        <Measurements
          diary={diary}
          form={(editing, save) => (
            <EntryCard
              title={text.add}
              editing={editing}
              fields={pressureFields}
              initial={{ part: partOfNow() }}
              staying={['day', 'part']}
              check={({ day, systolic, diastolic }) => [
                refuseDay('day', day, localToday()),
                systolic > diastolic
                  ? undefined
                  : { field: 'diastolic', code: 'conflict', message: words.crossed },
              ]}
              onSave={({ pulse, ...values }) =>
                save({
                  ...values,
                  id: editing.entry?.id ?? newId(),
                  day: dayOf(values),
                  ...(pulse === undefined ? {} : { pulse }),
                })
              }
            />
          )}
          Advice={PressureAdvice}
          summary={(entries, today) => (
            <SummaryTable summaries={summarizePressure(entries, today)} write={writeAverage} />
          )}
          Trend={PressureTrend}
          head={[text.day, words.pressure, words.pulse, words.group]}
          rowOf={rowOf}
        />
      )}
    </DiaryPage>
  );
}

const writeAverage = ({ systolic, diastolic, pulse }: PressureAverage): string =>
  [words.value(systolic, diastolic), ...(pulse === undefined ? [] : [words.withPulse(pulse)])].join(', ');

function rowOf(entry: PressureEntry): Pick<EntryRow, 'cells' | 'isNotable'> {
  const group = classOfPressure(entry);
  return {
    cells: [
      writeMoment(entry),
      words.value(entry.systolic, entry.diastolic),
      entry.pulse === undefined ? '–' : String(entry.pulse),
      words.groups[group],
    ],
    isNotable: group === 'high' || group === 'very_high',
  };
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
