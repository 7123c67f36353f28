import type { Form } from '#shared/calculators/form/field.ts';
import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { DiaryCard } from '../DiaryPage.tsx';
import { DiaryForm, type DiaryFormProps } from './DiaryForm.tsx';
import { type Editing, typeEntry } from './use-editing.ts';

interface EntryCardProps<Fields extends Form, Entry>
  extends Pick<DiaryFormProps<Fields>, 'fields' | 'initial' | 'staying' | 'check' | 'onSave'> {
  /** The title over a new entry. */
  readonly title: string;
  readonly editing: Editing<Entry>;
}

/** Renders the form of a new entry, or of the one that is being changed. */
export function EntryCard<Fields extends Form, Entry extends { readonly id: string }>({
  title,
  editing: { entry, end },
  fields,
  initial = {},
  staying = [],
  check,
  onSave,
}: EntryCardProps<Fields, Entry>) {
  return (
    <DiaryCard title={entry ? text.edit : title} isPrinted={false}>
      <DiaryForm
        key={entry?.id}
        fields={fields}
        submit={entry ? text.saveEdit : text.add}
        initial={entry ? typeEntry(fields, { ...entry }) : initial}
        staying={entry ? [] : staying}
        hasFocus={entry !== undefined}
        {...(check ? { check } : {})}
        onSave={onSave}
      >
        {entry && (
          <Button kind="quiet" onPress={end}>
            {text.cancel}
          </Button>
        )}
      </DiaryForm>
    </DiaryCard>
  );
}
