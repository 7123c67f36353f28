import { writeNumber, writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { bloodSugar } from '#shared/language/ka/calculators/blood-sugar.ts';
import { cards } from '#shared/language/ka/calculators/cards.ts';
import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { sugarText as words } from '#shared/language/ka/diaries/sugar.ts';
import { saySign } from '#shared/language/ka/emergency-signs.ts';
import type { SugarEntry } from '#shared/medicine/diaries/diary.ts';
import { isLikelySugar, refuseDay, sugarFields } from '#shared/medicine/diaries/fields.ts';
import {
  groupOfSugar,
  millimolesOf,
  type SugarAverage,
  sugarLimits,
  summarizeSugar,
} from '#shared/medicine/diaries/sugar.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
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
  warnings: signsOf.sugar,
  sources: [
    {
      title:
        'American Diabetes Association. Glycemic goals and hypoglycemia: Standards of Care. Diabetes Care 47 (Suppl. 1)',
      year: 2024,
      url: 'https://doi.org/10.2337/dc24-S006',
    },
    {
      title: 'American Diabetes Association. Diagnosis and classification of diabetes: Standards of Care',
      year: 2024,
      url: 'https://doi.org/10.2337/dc24-S002',
    },
  ],
  needsReview: words.needsReview,
};

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: (_, site) => describeDiary('sugar', evidence.sources, site),
  View: SugarDiary,
});

function SugarDiary() {
  const diary = useDiary('sugar');
  return (
    <DiaryPage
      diary={diary}
      evidence={evidence}
      calculator={{ alias: 'shaqari-siskhlshi', title: cards.bloodSugar.title }}
    >
      {() => (
        <Measurements
          diary={diary}
          form={(editing, save) => (
            <EntryCard
              title={text.add}
              editing={editing}
              fields={sugarFields}
              initial={{ part: partOfNow() }}
              staying={['day', 'part', 'unit']}
              check={({ day, value, unit }) => [
                isLikelySugar(value, unit)
                  ? undefined
                  : { field: 'value', code: 'wrong_unit', message: words.unlikely },
                refuseDay('day', day, localToday()),
              ]}
              onSave={(values) => save({ ...values, id: editing.entry?.id ?? newId(), day: dayOf(values) })}
            />
          )}
          Advice={SugarAdvice}
          summary={(entries, today) => (
            <SummaryTable summaries={summarizeSugar(entries, today)} write={writeAverage} />
          )}
          Trend={SugarTrend}
          head={[text.day, words.when, words.value, words.group]}
          rowOf={rowOf}
        />
      )}
    </DiaryPage>
  );
}

const writeAverage = ({ millimoles, milligrams }: SugarAverage): string =>
  words.average(writeNumber(millimoles, 1), writeNumber(milligrams, 0));

function rowOf(entry: SugarEntry): Pick<EntryRow, 'cells' | 'isNotable'> {
  const group = groupOfSugar(entry);
  return {
    cells: [
      writeMoment(entry),
      words.whens[entry.when],
      `${writeTrimmed(entry.value, 1)} ${words.units[entry.unit]}`,
      words.groups[group],
    ],
    isNotable: group !== 'in_target',
  };
}

function SugarAdvice({ entry }: { readonly entry: SugarEntry }) {
  switch (groupOfSugar(entry)) {
    case 'very_low':
    case 'low':
      return <DiaryAlert title={words.low.title} lines={bloodSugar.firstAid} />;
    case 'high':
      return <DiaryAlert title={words.high.title} lines={[saySign('sugar_high_unwell'), words.high.text]} />;
    case 'very_high':
      return <DiaryAlert title={words.high.title} lines={[saySign('sugar_very_high'), words.high.text]} />;
    default:
      return null;
  }
}

function SugarTrend({ entries }: { readonly entries: readonly SugarEntry[] }) {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return <p>{text.noneRecently}</p>;
  const count = entries.filter((entry) => groupOfSugar(entry) === 'in_target').length;
  return (
    <>
      <TrendChart
        title={`${words.chart}: ${text.trend}`}
        description={text.trendOf(entries.length, writeMoment(first), writeMoment(last))}
        unit={words.units['mmol/L']}
        series={[
          {
            name: words.measured,
            mark: 'circle',
            points: entries.map((entry) => pointOf(entry, millimolesOf(entry))),
          },
        ]}
        limits={sugarLimits}
        limitsText={words.usual}
      />
      <p>{words.inTarget(count, entries.length)}</p>
    </>
  );
}
