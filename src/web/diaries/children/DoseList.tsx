import { Check, CircleAlert, Clock, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type CivilDay, formatDay, parseDay } from '#shared/calculators/days/civil-day.ts';
import { writeDay } from '#shared/calculators/days/write-day.ts';
import { growthDiary } from '#shared/language/ka/diaries/growth.ts';
import { ageOfDose, doseNames, vaccination as text } from '#shared/language/ka/diaries/vaccination.ts';
import { givenFields, refuseDay } from '#shared/medicine/diaries/fields.ts';
import type { DoseStatus, PlannedDose } from '#shared/medicine/diaries/vaccination/plan.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { localToday } from '../../calculators/saved-inputs.ts';
import { DiaryForm } from '../entry/DiaryForm.tsx';
import styles from './DoseList.module.css';

interface DoseListProps {
  readonly plan: readonly PlannedDose[];
  readonly birthDate: string;
  /** Notes a dose as given on a day, or without a day as not given. */
  readonly onTick: (dose: string, day: string | undefined) => Promise<boolean>;
}

/** Lists the doses of the calendar by age, each with its day, its state, and a button that notes it as given. */
export function DoseList({ plan, birthDate, onTick }: DoseListProps) {
  const [openId, setOpenId] = useState('');
  const untick = (id: string): void => {
    setOpenId('');
    void onTick(id, undefined);
  };
  const ages = [...new Set(plan.map(({ months }) => months))];
  return (
    <div className={styles.ages}>
      {ages.map((months) => (
        <section key={months} className={styles.age}>
          <h3 className={styles.ageTitle}>{ageOfDose(months)}</h3>
          <ul className={styles.list}>
            {plan
              .filter((dose) => dose.months === months)
              .map((dose) => (
                <li key={dose.id} className={styles.dose} data-dose={dose.id} data-state={dose.status}>
                  <div className={styles.text}>
                    <strong>{doseNames[dose.id]?.title}</strong>
                    <span className={styles.against}>{doseNames[dose.id]?.against}</span>
                    <StateLine dose={dose} />
                  </div>
                  <div className={styles.act} data-no-print>
                    {openId !== dose.id && (
                      <Button kind="quiet" onPress={() => setOpenId(dose.id)}>
                        {dose.given === undefined ? (
                          <Check size={20} aria-hidden />
                        ) : (
                          <Pencil size={20} aria-hidden />
                        )}
                        {dose.given === undefined ? text.tick : text.changeDay}
                        <span className={styles.hidden}>: {nameWithAge(dose)}</span>
                      </Button>
                    )}
                    {dose.given !== undefined && (
                      <Button kind="quiet" onPress={() => untick(dose.id)}>
                        <Undo2 size={20} aria-hidden />
                        {text.untick}
                        <span className={styles.hidden}>: {nameWithAge(dose)}</span>
                      </Button>
                    )}
                  </div>
                  {openId === dose.id && (
                    <div className={styles.form} data-no-print>
                      <DiaryForm
                        fields={givenFields}
                        submit={text.saveDay}
                        initial={{ given: formatDay(dose.given ?? likelyDay(dose)) }}
                        hasFocus
                        check={({ given }) => [
                          refuseDay('given', given, localToday()),
                          given < (parseDay(birthDate) ?? 0)
                            ? { field: 'given', code: 'conflict', message: text.givenBeforeBirth }
                            : undefined,
                        ]}
                        onSave={async ({ given }) => {
                          const isSaved = await onTick(dose.id, formatDay(given));
                          if (isSaved) setOpenId('');
                          return isSaved;
                        }}
                      >
                        <Button kind="quiet" onPress={() => setOpenId('')}>
                          {growthDiary.cancel}
                        </Button>
                      </DiaryForm>
                    </div>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const nameWithAge = ({ id, months }: PlannedDose): string => `${doseNames[id]?.title}, ${ageOfDose(months)}`;

/** The day that is offered first: the planned one if it has passed, else today. */
function likelyDay({ due }: PlannedDose): CivilDay {
  const today = localToday();
  return due < today ? due : today;
}

const icons: Readonly<Record<DoseStatus, typeof Check>> = {
  ...{ given: Check, overdue: CircleAlert, due: CircleAlert, upcoming: Clock, ask: CircleAlert },
};

function StateLine({ dose: { status, due, given } }: { readonly dose: PlannedDose }) {
  const Icon = icons[status];
  const when = given === undefined ? text.from(writeDay(due)) : text.givenOn(writeDay(given));
  return (
    <span className={styles.state}>
      <Icon size={18} aria-hidden />
      <span>
        <NoBreakText text={given === undefined ? `${text.states[status]} · ${when}` : when} />
      </span>
    </span>
  );
}
