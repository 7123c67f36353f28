import { completedMonths, formatDay, parseDay } from '#shared/calculators/days/civil-day.ts';
import { writeNumber, writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import type { ValuesOf } from '#shared/calculators/form/field.ts';
import { referenceBelowMonths } from '#shared/calculators/growth/age.ts';
import { growth as calculator } from '#shared/calculators/growth/definition.ts';
import { writePercentile } from '#shared/calculators/growth/percentile.ts';
import { formatDate } from '#shared/content/dates.ts';
import { cards } from '#shared/language/ka/calculators/cards.ts';
import { growth as words } from '#shared/language/ka/calculators/growth.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { diaryText as diaryWords } from '#shared/language/ka/diaries/diary.ts';
import { growthDiary as text } from '#shared/language/ka/diaries/growth.ts';
import type { MeasuredChild, Measurement } from '#shared/medicine/diaries/diary.ts';
import { measuredChildFields, measurementFields, refuseDay } from '#shared/medicine/diaries/fields.ts';
import {
  evaluateGrowth,
  type GrowthPoint,
  type GrowthTrack,
  implausibleDays,
  tracksOf,
} from '#shared/medicine/diaries/growth.ts';
import { putById } from '#shared/medicine/diaries/merge.ts';
import { Disclosure } from '#web/components/navigation/Disclosure.tsx';
import { showToast } from '#web/data/toasts.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { GrowthChart } from '../../calculators/pictures/GrowthChart.tsx';
import { localToday } from '../../calculators/saved-inputs.ts';
import { Children } from '../children/Children.tsx';
import { type DiaryEvidence, DiaryPage } from '../DiaryPage.tsx';
import { DoctorPrint } from '../DoctorPrint.tsx';
import { describeDiary } from '../describe-diary.ts';
import { EntryCard } from '../entry/EntryCard.tsx';
import { EntryTable } from '../entry/EntryTable.tsx';
import { useEditing } from '../entry/use-editing.ts';
import { type Diary, newId, useDiary } from '../storage/use-diary.ts';
import styles from './GrowthDiary.module.css';

const { definition } = calculator;
const evidence: DiaryEvidence = definition;

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: (_, site) => describeDiary('growth', evidence.sources, site),
  View: GrowthDiary,
});

function GrowthDiary() {
  const diary = useDiary('growth');
  return (
    <DiaryPage
      diary={diary}
      evidence={evidence}
      calculator={{ alias: definition.alias, title: cards.growth.title }}
    >
      {() => <GrowthBody diary={diary} />}
    </DiaryPage>
  );
}

type ChildValues = ValuesOf<typeof measuredChildFields>;

function GrowthBody({ diary }: { readonly diary: Diary<'growth'> }) {
  async function save(name: string, values: ChildValues, changedId?: string): Promise<string | undefined> {
    const id = changedId ?? newId();
    const isSaved = await diary.change(({ children }) => ({
      children: putById<MeasuredChild>(children, {
        measurements: children.find((child) => child.id === id)?.measurements ?? [],
        ...{ id, name, ...values, birth_date: formatDay(values.birth_date) },
      }),
    }));
    if (isSaved) showToast('success', changedId ? diaryWords.edited : text.added);
    return isSaved ? id : undefined;
  }
  const changeMeasurements = (id: string, change: (before: Measurement[]) => Measurement[]) =>
    diary.change((before) => ({
      children: before.children.map((child) =>
        child.id === id ? { ...child, measurements: change(child.measurements) } : child,
      ),
    }));
  return (
    <Children
      kids={diary.content.children}
      fields={measuredChildFields}
      onSave={save}
      refuseBirth={(birthday, { measurements } = {}) =>
        measurements?.some(({ day }) => (parseDay(day) ?? 0) < birthday) ? text.beforeBirth : undefined
      }
      onRemove={(id) =>
        void diary.change((before) => ({ children: before.children.filter((child) => child.id !== id) }))
      }
      describe={({ gestation_weeks }) => (gestation_weeks < 37 ? text.bornAt(gestation_weeks) : '')}
    >
      {(child) => (
        <ChildGrowth
          key={child.id}
          child={child}
          onSave={(measurement) => changeMeasurements(child.id, (before) => putById(before, measurement))}
          onRemove={(id) =>
            void changeMeasurements(child.id, (before) => before.filter((one) => one.id !== id))
          }
        />
      )}
    </Children>
  );
}

interface ChildGrowthProps {
  readonly child: MeasuredChild;
  readonly onSave: (measurement: Measurement) => Promise<boolean>;
  readonly onRemove: (id: string) => void;
}

function ChildGrowth({ child, onSave, onRemove }: ChildGrowthProps) {
  const points = evaluateGrowth(child);
  const { current, earlier } = tracksOf(points);
  const editing = useEditing(child.measurements);
  const birth = parseDay(child.birth_date);

  async function save({ day, ...sizes }: ValuesOf<typeof measurementFields>): Promise<boolean> {
    const known = Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== undefined));
    const isSaved = await onSave({ id: editing.entry?.id ?? newId(), day: formatDay(day), ...known });
    if (isSaved) {
      showToast('success', editing.entry ? diaryWords.edited : diaryWords.added);
      editing.end();
    }
    return isSaved;
  }

  return (
    <>
      <EntryCard
        title={text.measure}
        editing={editing}
        fields={measurementFields}
        check={({ day, weight_kg, height_cm, head_cm }) => [
          (weight_kg ?? height_cm ?? head_cm)
            ? undefined
            : { field: 'weight_kg', code: 'required', message: words.nothing },
          refuseDay('day', day, localToday()),
          birth !== undefined && day < birth
            ? { field: 'day', code: 'conflict', message: text.beforeBirth }
            : undefined,
          birth !== undefined && completedMonths(birth, day) >= referenceBelowMonths
            ? { field: 'day', code: 'too_old', message: words.tooOld }
            : undefined,
        ]}
        onSave={save}
      />
      {points.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          {child.gestation_weeks < 37 && <p>{text.corrected}</p>}
          {points.some(({ result }) => result.countedDays < 0) && <p>{text.beforeTerm}</p>}
          <Tracks tracks={current} sex={child.sex} />
          {earlier.length > 0 && (
            <Disclosure kind="more" summary={text.older}>
              <Tracks tracks={earlier} sex={child.sex} />
            </Disclosure>
          )}
          <p className={styles.note}>
            {pictures.curves} {words.trend}
          </p>
          {implausibleDays(points).map((day) => (
            <p key={day} className={styles.doubt} data-implausible={day}>
              {words.implausible(formatDate(day))}
            </p>
          ))}
          <MeasurementTable points={points} onEdit={editing.begin} onRemove={onRemove} />
          <DoctorPrint what="growth" />
        </>
      )}
    </>
  );
}

function Tracks({
  tracks,
  sex,
}: {
  readonly tracks: readonly GrowthTrack[];
  readonly sex: MeasuredChild['sex'];
}) {
  return (
    <div className={styles.charts}>
      {tracks.map(({ key, latest, earlier }) => (
        <GrowthChart
          key={key}
          measure={latest}
          earlier={earlier}
          sex={sex}
          description={`${pictures.growth(writeNumber(latest.y, 1), writePercentile(latest.percentile))} ${text.chartOf(earlier.length + 1)}`}
        />
      ))}
    </div>
  );
}

const short = { wfa: 'weight_kg', hfa: 'height_cm', hcfa: 'head_cm' } as const;

function MeasurementTable({
  points,
  onEdit,
  onRemove,
}: {
  readonly points: readonly GrowthPoint[];
  readonly onEdit: (id: string) => void;
  readonly onRemove: (id: string) => void;
}) {
  const sizeWithShare = ({ measurement, result }: GrowthPoint, name: keyof typeof short): string => {
    const size = measurement[short[name]];
    if (size === undefined) return '–';
    const measure = result.measures.find((each) => each.name === name);
    return measure
      ? `${writeTrimmed(size, 1)} (${writePercentile(measure.percentile)})`
      : writeTrimmed(size, 1);
  };
  return (
    <EntryTable
      caption={`${text.measurements} (${text.percentiles})`}
      head={[diaryWords.day, text.age, text.weight, text.height, text.head, words.measures.bfa]}
      rows={points.toReversed().map((point) => {
        const bmi = point.result.measures.find(({ name }) => name === 'bfa');
        return {
          id: point.measurement.id,
          cells: [
            formatDate(point.measurement.day),
            words.months(point.months),
            sizeWithShare(point, 'wfa'),
            sizeWithShare(point, 'hfa'),
            sizeWithShare(point, 'hcfa'),
            bmi ? `${writeTrimmed(bmi.y, 1)} (${writePercentile(bmi.percentile)})` : '–',
          ],
        };
      })}
      acts={{ onEdit, onRemove }}
    />
  );
}
