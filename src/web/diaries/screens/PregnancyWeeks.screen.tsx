import { useState } from 'react';
import { formatDay, parseDay } from '#shared/calculators/days/civil-day.ts';
import { writeDay } from '#shared/calculators/days/write-day.ts';
import type { ValuesOf } from '#shared/calculators/form/field.ts';
import { pregnancy as calculator } from '#shared/calculators/pregnancy/definition.ts';
import { writeAge } from '#shared/calculators/pregnancy/present.ts';
import { cards } from '#shared/language/ka/calculators/cards.ts';
import { movements } from '#shared/language/ka/calculators/pregnancy.ts';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import {
  pregnancyWeeks,
  pregnancyWeeksText as text,
  weeksWithText,
} from '#shared/language/ka/diaries/weeks/pregnancy-weeks.ts';
import { dueFields } from '#shared/medicine/diaries/fields.ts';
import { pregnancyAge } from '#shared/medicine/diaries/pregnancy-week.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { movementsFromWeek } from '#shared/medicine/thresholds.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { localToday } from '../../calculators/saved-inputs.ts';
import { DiaryCard, type DiaryEvidence, DiaryPage } from '../DiaryPage.tsx';
import { describeDiary } from '../describe-diary.ts';
import { DiaryForm } from '../entry/DiaryForm.tsx';
import { type Diary, useDiary } from '../storage/use-diary.ts';
import styles from './PregnancyWeeks.module.css';

const { definition } = calculator;
const weeks = Object.entries(pregnancyWeeks).map(([week, words]) => ({ week: Number(week), ...words }));
const evidence: DiaryEvidence = {
  seeDoctor: definition.seeDoctor,
  warnings: signsOf.pregnancy,
  method: [
    ...text.method.map((line) => ({ kind: 'text' as const, text: line })),
    {
      kind: 'table',
      caption: text.all,
      head: [text.choose, text.child, text.mother, text.todo],
      rows: weeks.map(({ week, child, mother, todo }) => [text.week(week), child, mother, todo]),
    },
  ],
  limits: text.limits,
  sources: [
    {
      title: 'WHO recommendations on antenatal care for a positive pregnancy experience',
      year: 2016,
      url: 'https://www.who.int/publications/i/item/9789241549912',
    },
    {
      title: 'NHS. You and your baby: pregnancy week by week',
      year: 2023,
      url: 'https://www.nhs.uk/pregnancy/week-by-week/',
    },
    { title: 'ACOG. How your fetus grows during pregnancy', year: 2023 },
    { title: 'NICE guideline NG201. Antenatal care', year: 2021 },
    ...definition.sources,
  ],
  needsReview: text.needsReview,
};

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: (_, site) => describeDiary('pregnancy', evidence.sources, site),
  View: PregnancyWeeks,
});

function PregnancyWeeks() {
  const diary = useDiary('pregnancy');
  return (
    <DiaryPage
      diary={diary}
      evidence={evidence}
      calculator={{ alias: definition.alias, title: cards.pregnancy.title }}
    >
      {() => <PregnancyBody key={diary.content.due_date} diary={diary} />}
    </DiaryPage>
  );
}

function PregnancyBody({ diary }: { readonly diary: Diary<'pregnancy'> }) {
  const [isChanging, setChanging] = useState(false);
  const { due_date: due } = diary.content;
  const dueDay = due === null ? undefined : parseDay(due);
  const age = pregnancyAge(due, localToday());

  async function save({ due_date }: ValuesOf<typeof dueFields>): Promise<boolean> {
    const isSaved = await diary.change(() => ({ due_date: formatDay(due_date) }));
    if (isSaved) setChanging(false);
    return isSaved;
  }

  if (dueDay === undefined || isChanging)
    return (
      <DiaryCard title={text.dueTitle} isPrinted={false}>
        <DiaryForm
          fields={dueFields}
          submit={text.save}
          initial={due === null ? {} : { due_date: due }}
          hasFocus={isChanging}
          check={({ due_date }) => [
            pregnancyAge(formatDay(due_date), localToday())
              ? undefined
              : { field: 'due_date', code: 'range', message: text.wrongDate },
          ]}
          onSave={save}
        >
          {isChanging && (
            <Button kind="quiet" onPress={() => setChanging(false)}>
              {diaryText.cancel}
            </Button>
          )}
        </DiaryForm>
      </DiaryCard>
    );
  return (
    <>
      <div className={styles.dates}>
        <p className={styles.age} data-pregnancy-age>
          {age ? text.now(writeAge(age.days)) : text.late}
        </p>
        <p>{text.due(writeDay(dueDay))}</p>
        <div className={styles.actions} data-no-print>
          <Button kind="quiet" onPress={() => setChanging(true)}>
            {text.change}
          </Button>
          <Button kind="quiet" onPress={() => void diary.change(() => ({ due_date: null }))}>
            {text.end}
          </Button>
        </div>
        <p className={styles.note} data-no-print>
          {text.endNote}
        </p>
      </div>
      {age && age.week < weeksWithText.from && <p>{text.early}</p>}
      {age && age.week > weeksWithText.to && <p>{text.late}</p>}
      <WeekView current={age?.week} />
    </>
  );
}

const clampWeek = (week: number): number => Math.min(Math.max(week, weeksWithText.from), weeksWithText.to);

function WeekView({ current }: { readonly current: number | undefined }) {
  const [chosen, setChosen] = useState(clampWeek(current ?? weeksWithText.from));
  const words = pregnancyWeeks[chosen];
  if (!words) return null;
  return (
    <section className={styles.week} data-week={chosen}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {text.week(chosen)}
          {chosen === current && <span className={styles.current}>{text.current}</span>}
        </h2>
        <div className={styles.choice} data-no-print>
          <SelectField
            name="week"
            label={text.choose}
            value={String(chosen)}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {weeks.map(({ week }) => (
              <option key={week} value={week}>
                {text.week(week)}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <dl className={styles.parts} aria-live="polite">
        <dt>{text.child}</dt>
        <dd>{words.child}</dd>
        <dt>{text.mother}</dt>
        <dd>{words.mother}</dd>
        <dt>{text.todo}</dt>
        <dd>{words.todo}</dd>
      </dl>
      {chosen >= movementsFromWeek && (
        <ul className={styles.movements}>
          {movements.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions} data-no-print>
        {chosen > weeksWithText.from && (
          <Button kind="quiet" onPress={() => setChosen(chosen - 1)}>
            {text.previous}
          </Button>
        )}
        {chosen < weeksWithText.to && (
          <Button kind="quiet" onPress={() => setChosen(chosen + 1)}>
            {text.next}
          </Button>
        )}
      </div>
    </section>
  );
}
