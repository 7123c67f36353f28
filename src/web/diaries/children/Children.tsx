import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Form, ValuesOf } from '#shared/calculators/form/field.ts';
import type { Refusal } from '#shared/calculators/form/refusal.ts';
import { formatDate } from '#shared/content/dates.ts';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { growthDiary as text } from '#shared/language/ka/diaries/growth.ts';
import { mostChildren } from '#shared/medicine/diaries/diary.ts';
import { refuseDay } from '#shared/medicine/diaries/fields.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { SegmentsField } from '#web/components/forms/choices/SegmentsField.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { localToday } from '../../calculators/saved-inputs.ts';
import { DiaryCard } from '../DiaryPage.tsx';
import { DiaryForm } from '../entry/DiaryForm.tsx';
import styles from './Children.module.css';

interface Child {
  readonly id: string;
  readonly name: string;
  readonly birth_date: string;
}

interface ChildrenProps<One extends Child, Fields extends Form> {
  readonly kids: readonly One[];
  /** The inputs of a new child, its name apart. */
  readonly fields: Fields;
  /** @returns the id of the child that was added */
  readonly onAdd: (name: string, values: ValuesOf<Fields>) => Promise<string | undefined>;
  readonly onRemove: (id: string) => void;
  /** What is said of the chosen child beside its birthday. */
  readonly describe?: (child: One) => string;
  readonly children: (child: One) => ReactNode;
}

const longestName = 40;

/** The name of a child as its parent wrote it, or its number. */
export const nameOf = (kids: readonly Child[], { id, name }: Child): string =>
  name || text.nameless(kids.findIndex((each) => each.id === id) + 1);

/** Lets the reader choose among their children, add one and remove one; renders what belongs to the chosen one. */
export function Children<One extends Child, Fields extends Form>({
  kids,
  fields,
  onAdd,
  onRemove,
  describe,
  children,
}: ChildrenProps<One, Fields>) {
  const [chosenId, setChosenId] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [isSure, setSure] = useState(false);
  const chosen = kids.find(({ id }) => id === chosenId) ?? kids[0];
  if (!chosen || isAdding)
    return (
      <NewChild
        fields={fields}
        isFirst={!chosen}
        onAdd={async (name, values) => {
          const id = await onAdd(name, values);
          if (id === undefined) return false;
          setChosenId(id);
          setAdding(false);
          return true;
        }}
        onCancel={() => setAdding(false)}
      />
    );
  return (
    <>
      <div className={styles.chosen}>
        {kids.length > 1 && (
          <div className={styles.tabs} data-no-print>
            <SegmentsField
              name="child"
              label={text.children}
              options={kids.map((child) => ({ value: child.id, label: nameOf(kids, child) }))}
              value={chosen.id}
              onChoose={(id) => {
                setChosenId(id);
                setSure(false);
              }}
            />
          </div>
        )}
        <p className={styles.about} data-child={chosen.id}>
          <strong>{nameOf(kids, chosen)}</strong>
          <span>{text.born(formatDate(chosen.birth_date))}</span>
          {describe?.(chosen) && <span>{describe(chosen)}</span>}
        </p>
        <div className={styles.actions} data-no-print>
          {kids.length < mostChildren && (
            <Button kind="quiet" onPress={() => setAdding(true)}>
              <Plus size={20} aria-hidden />
              {text.another}
            </Button>
          )}
          {isSure ? (
            <div className={styles.sure} role="alert">
              <span>{text.removeSure}</span>
              <Button
                onPress={() => {
                  setSure(false);
                  onRemove(chosen.id);
                }}
              >
                {diaryText.kept.removeYes}
              </Button>
              <Button kind="quiet" onPress={() => setSure(false)}>
                {diaryText.kept.removeNo}
              </Button>
            </div>
          ) : (
            <Button kind="quiet" onPress={() => setSure(true)}>
              {text.remove}
            </Button>
          )}
        </div>
      </div>
      {children(chosen)}
    </>
  );
}

interface NewChildProps<Fields extends Form> {
  readonly fields: Fields;
  readonly isFirst: boolean;
  readonly onAdd: (name: string, values: ValuesOf<Fields>) => Promise<boolean>;
  readonly onCancel: () => void;
}

function NewChild<Fields extends Form>({ fields, isFirst, onAdd, onCancel }: NewChildProps<Fields>) {
  const [name, setName] = useState('');
  return (
    <DiaryCard title={text.add} isPrinted={false}>
      <DiaryForm
        fields={fields}
        submit={text.save}
        check={refuseFutureBirth}
        onSave={(values) => onAdd(name.trim().slice(0, longestName), values)}
        before={
          <Field
            name="child_name"
            label={text.name}
            hint={text.nameHint}
            autoComplete="off"
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        }
      >
        {!isFirst && (
          <Button kind="quiet" onPress={onCancel}>
            {text.cancel}
          </Button>
        )}
      </DiaryForm>
    </DiaryCard>
  );
}

/** Refuses a birthday after today. */
const refuseFutureBirth = (values: Readonly<Record<string, unknown>>): readonly (Refusal | undefined)[] =>
  typeof values.birth_date === 'number' ? [refuseDay('birth_date', values.birth_date, localToday())] : [];
