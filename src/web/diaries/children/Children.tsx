import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CivilDay } from '#shared/calculators/days/civil-day.ts';
import type { Form, ValuesOf } from '#shared/calculators/form/field.ts';
import { formatDate } from '#shared/content/dates.ts';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { growthDiary as text } from '#shared/language/ka/diaries/growth.ts';
import { maxChildren } from '#shared/medicine/diaries/diary.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { SegmentsField } from '#web/components/forms/choices/SegmentsField.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { DiaryCard } from '../DiaryPage.tsx';
import { DiaryForm } from '../entry/DiaryForm.tsx';
import { typeEntry } from '../entry/use-editing.ts';
import styles from './Children.module.css';
import { refuseBirthday } from './refuse-birth.ts';

interface Child {
  readonly id: string;
  readonly name: string;
  readonly birth_date: string;
}

interface ChildrenProps<One extends Child, Fields extends Form> {
  readonly kids: readonly One[];
  /** The inputs of a child, its name apart. */
  readonly fields: Fields;
  /** Saves a new child, or the changed facts of the one whose id is given. @returns the id of the child */
  readonly onSave: (name: string, values: ValuesOf<Fields>, id?: string) => Promise<string | undefined>;
  /** Why a child, a new one or one of whom something is written, cannot have been born on a day; undefined where it can. */
  readonly refuseBirth: (birthday: CivilDay, child?: Partial<One>) => string | undefined;
  readonly onRemove: (id: string) => void;
  /** What is said of the chosen child beside its birthday. */
  readonly describe?: (child: One) => string;
  readonly children: (child: One) => ReactNode;
}

const longestName = 40;

/** The name of a child as its parent wrote it, or its number. */
export const nameOf = (kids: readonly Child[], { id, name }: Child): string =>
  name || text.nameless(kids.findIndex((each) => each.id === id) + 1);

/** Lets the reader choose among their children, add, change and remove one; renders what belongs to the chosen one. */
export function Children<One extends Child, Fields extends Form>({
  kids,
  fields,
  onSave,
  refuseBirth,
  onRemove,
  describe,
  children,
}: ChildrenProps<One, Fields>) {
  const [chosenId, setChosenId] = useState('');
  const [form, setForm] = useState<'new' | 'changed'>();
  const [isSure, setSure] = useState(false);
  const chosen = kids.find(({ id }) => id === chosenId) ?? kids[0];
  const changed = form === 'changed' ? chosen : undefined;
  if (!chosen || form)
    return (
      <ChildForm
        fields={fields}
        child={changed}
        isFirst={!chosen}
        refuseBirth={(birthday) => refuseBirth(birthday, changed)}
        onSave={async (name, values) => {
          const id = await onSave(name, values, changed?.id);
          if (id === undefined) return false;
          setChosenId(id);
          setForm(undefined);
          return true;
        }}
        onCancel={() => setForm(undefined)}
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
          <Button kind="quiet" onPress={() => setForm('changed')}>
            <Pencil size={20} aria-hidden />
            {text.change}
          </Button>
          {kids.length < maxChildren && (
            <Button kind="quiet" onPress={() => setForm('new')}>
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
                {diaryText.storage.removeYes}
              </Button>
              <Button kind="quiet" onPress={() => setSure(false)}>
                {diaryText.storage.removeNo}
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

interface ChildFormProps<Fields extends Form> {
  readonly fields: Fields;
  /** The child whose facts are changed; undefined for a new one. */
  readonly child: Child | undefined;
  readonly isFirst: boolean;
  readonly refuseBirth: (birthday: CivilDay) => string | undefined;
  readonly onSave: (name: string, values: ValuesOf<Fields>) => Promise<boolean>;
  readonly onCancel: () => void;
}

function ChildForm<Fields extends Form>({
  fields,
  child,
  isFirst,
  refuseBirth,
  onSave,
  onCancel,
}: ChildFormProps<Fields>) {
  const [name, setName] = useState(child?.name ?? '');
  return (
    <DiaryCard title={child ? text.changeTitle : text.add} isPrinted={false}>
      <DiaryForm
        fields={fields}
        submit={text.save}
        initial={child ? typeEntry(fields, { ...child }) : {}}
        hasFocus={child !== undefined}
        check={(values) => refuseBirthday(values, refuseBirth)}
        onSave={(values) => onSave(name.trim().slice(0, longestName), values)}
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
