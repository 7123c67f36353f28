import { CalendarPlus } from 'lucide-react';
import { formatDay, parseDay } from '#shared/calculators/days/civil-day.ts';
import { writeDay } from '#shared/calculators/days/write-day.ts';
import type { ValuesOf } from '#shared/calculators/form/field.ts';
import { formatDate } from '#shared/content/dates.ts';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { ageOfDose, doseNames, vaccination as text } from '#shared/language/ka/diaries/vaccination.ts';
import type { VaccinatedChild } from '#shared/medicine/diaries/diary.ts';
import { vaccinatedChildFields } from '#shared/medicine/diaries/fields.ts';
import { putById } from '#shared/medicine/diaries/merge.ts';
import {
  calendarCheckedAt,
  calendarNeedsReview,
  calendarSources,
} from '#shared/medicine/diaries/vaccination/calendar.data.ts';
import { writeCalendarFile } from '#shared/medicine/diaries/vaccination/calendar-file.ts';
import {
  isGrownUp,
  nextDoses,
  type PlannedDose,
  planVaccination,
  upcomingVisits,
} from '#shared/medicine/diaries/vaccination/plan.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { CheckField } from '#web/components/forms/CheckField.tsx';
import { useSite } from '#web/components/site/site.ts';
import { saveFile } from '#web/data/save-file.ts';
import { showToast } from '#web/data/toasts.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { localToday } from '../../calculators/saved-inputs.ts';
import { Children } from '../children/Children.tsx';
import { DoseList } from '../children/DoseList.tsx';
import { DiaryCard, type DiaryEvidence, DiaryPage } from '../DiaryPage.tsx';
import { DoctorPrint } from '../DoctorPrint.tsx';
import { describeDiary } from '../describe-diary.ts';
import { type Diary, newId, useDiary } from '../storage/use-diary.ts';
import styles from './Vaccination.module.css';

const evidence: DiaryEvidence = {
  seeDoctor: text.seeDoctor,
  warnings: signsOf.vaccination,
  method: [
    {
      kind: 'table',
      caption: text.table,
      head: [text.columns.age, text.columns.dose],
      rows: text.calendarRows,
    },
    ...text.method.map((line) => ({ kind: 'text' as const, text: line })),
    { kind: 'text', text: text.checkedAt(formatDate(calendarCheckedAt)) },
  ],
  limits: text.limits,
  sources: calendarSources,
  needsReview: calendarNeedsReview,
};

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: (_, site) => describeDiary('vaccination', evidence.sources, site),
  View: Vaccination,
});

function Vaccination() {
  const diary = useDiary('vaccination');
  return (
    <DiaryPage diary={diary} evidence={evidence}>
      {() => <VaccinationBody diary={diary} />}
    </DiaryPage>
  );
}

function VaccinationBody({ diary }: { readonly diary: Diary<'vaccination'> }) {
  async function save(
    name: string,
    { birth_date }: ValuesOf<typeof vaccinatedChildFields>,
    changedId?: string,
  ): Promise<string | undefined> {
    const id = changedId ?? newId();
    const isSaved = await diary.change((before) => ({
      ...before,
      children: putById<VaccinatedChild>(before.children, {
        doses: before.children.find((child) => child.id === id)?.doses ?? {},
        ...{ id, name, birth_date: formatDay(birth_date) },
      }),
    }));
    if (isSaved && changedId) showToast('success', diaryText.edited);
    return isSaved ? id : undefined;
  }
  /** Notes a dose as given on a day, or as not given. */
  const tick = (childId: string, dose: string, day: string | undefined): Promise<boolean> =>
    diary.change((before) => ({
      ...before,
      children: before.children.map((child) => {
        if (child.id !== childId) return child;
        const { [dose]: _, ...others } = child.doses;
        return { ...child, doses: day === undefined ? others : { ...others, [dose]: day } };
      }),
    }));
  return (
    <Children
      kids={diary.content.children}
      fields={vaccinatedChildFields}
      onSave={save}
      refuseBirth={(birthday, { doses = {} } = {}) => {
        if (isGrownUp(birthday, localToday())) return text.tooOld;
        const isContradicted = Object.values(doses).some((day) => (parseDay(day) ?? 0) < birthday);
        return isContradicted ? text.dosesBeforeBirth : undefined;
      }}
      onRemove={(id) =>
        void diary.change((before) => ({
          ...before,
          children: before.children.filter((child) => child.id !== id),
        }))
      }
    >
      {(child) => {
        const plan = planVaccination(child, localToday());
        return (
          <>
            <NextVisit plan={plan} />
            <DiaryCard title={text.table}>
              <DoseList
                key={child.id}
                plan={plan}
                birthDate={child.birth_date}
                onTick={(dose, day) => tick(child.id, dose, day)}
              />
            </DiaryCard>
            <Reminders diary={diary} childId={child.id} plan={plan} />
            <DoctorPrint what="vaccination" />
          </>
        );
      }}
    </Children>
  );
}

function NextVisit({ plan }: { readonly plan: readonly PlannedDose[] }) {
  const doses = nextDoses(plan);
  const [first] = doses;
  if (!first) return <p>{text.allGiven}</p>;
  const isNow = first.status !== 'upcoming';
  return (
    <section className={styles.next} data-next={isNow ? 'now' : 'later'}>
      <h2 className={styles.nextTitle}>{isNow ? text.nextNow : `${text.next}: ${writeDay(first.due)}`}</h2>
      <ul className={styles.doses}>
        {doses.map(({ id, months }) => (
          <li key={id}>
            {doseNames[id]?.title} ({ageOfDose(months)})
          </li>
        ))}
      </ul>
      {doses.some(({ status }) => status === 'overdue') && <p>{text.overdue}</p>}
    </section>
  );
}

function Reminders({
  diary,
  childId,
  plan,
}: {
  readonly diary: Diary<'vaccination'>;
  readonly childId: string;
  readonly plan: readonly PlannedDose[];
}) {
  const { name, url } = useSite();
  const visits = upcomingVisits(plan);
  const canRemind = diary.place === 'account';
  const save = () =>
    saveFile(
      text.fileName,
      writeCalendarFile(
        visits.map(({ day, doses }) => ({
          uid: `${childId}-${formatDay(day)}@${new URL(url).hostname}`,
          day,
          summary: text.event(ageOfDose(doses[0]?.months ?? 0)),
          description: doses.map(({ id }) => doseNames[id]?.title ?? id).join('\n'),
        })),
        { stamp: new Date(), product: name },
      ),
      'text/calendar',
    );
  return (
    <DiaryCard title={text.reminders} isPrinted={false}>
      {visits.length > 0 && (
        <div className={styles.file}>
          <Button kind="quiet" onPress={save}>
            <CalendarPlus size={20} aria-hidden />
            {text.file}
          </Button>
          <p className={styles.note}>{text.fileNote}</p>
        </div>
      )}
      <fieldset className={styles.bare} disabled={!canRemind} aria-label={text.reminders}>
        <CheckField
          name="reminds"
          hint={text.remindHint}
          checked={canRemind && diary.content.reminds}
          onChange={({ target: { checked } }) =>
            void diary
              .change((before) => ({ ...before, reminds: checked }))
              .then((isDone) => isDone && showToast('success', checked ? text.remindOn : text.remindOff))
          }
        >
          {text.remind}
        </CheckField>
      </fieldset>
    </DiaryCard>
  );
}
