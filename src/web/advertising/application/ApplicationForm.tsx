import { Plus } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { applications as text } from '#shared/language/ka/directories/applications.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { focusErrors } from '#web/components/forms/summary/find-control.ts';
import styles from './ApplicationPopup.module.css';
import {
  type ApplicationKind,
  addSlot,
  choicesName,
  type Fields,
  findMissing,
} from './application-fields.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { loadOptions, type Option } from './load-options.ts';
import { PhoneField } from './PhoneField.tsx';

interface ApplicationFormProps {
  readonly kind: ApplicationKind;
  readonly fields: Fields;
  readonly missing: Readonly<Record<string, string>>;
  /** What the portal said against the application as a whole; empty for nothing. */
  readonly refusal: string;
  readonly isBusy: boolean;
  readonly onChange: (part: Partial<Fields>) => void;
  /** @returns the fields that the portal refused */
  readonly onSend: () => Promise<readonly string[]>;
}

/** Renders step 0 of the application popup. */
export function ApplicationForm({
  kind,
  fields,
  missing,
  refusal,
  isBusy,
  onChange,
  onSend,
}: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** Shows the errors first, because the focus moves to an element that they are attached to. */
  function send(): void {
    const refused = flushSync(onSend);
    const wrong = Object.keys(findMissing(kind, fields));
    if (wrong.length > 0) focusErrors(form.current, wrong);
    else void refused.then((names) => names.length > 0 && focusErrors(form.current, names));
  }
  return (
    <Form
      ref={form}
      errors={missing}
      className={styles.form}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <NameField
        kind={kind}
        value={fields.name}
        error={missing.name}
        onChange={(name) => onChange({ name })}
      />
      <PhoneField value={fields.phone} error={missing.phone} onChange={(phone) => onChange({ phone })} />
      {kind === 'doctors' && (
        <Profession
          value={fields.profession}
          error={missing.profession}
          onChange={(profession) => onChange({ profession })}
        />
      )}
      <Choices kind={kind} fields={fields} error={missing[choicesName(kind)]} onChange={onChange} />
      {refusal && (
        <p className={styles.refusal} role="alert" data-refusal>
          {refusal}
        </p>
      )}
      <SubmitButton canSubmit isBusy={isBusy}>
        {text.send}
      </SubmitButton>
    </Form>
  );
}

interface ValueProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function NameField({ kind, value, error, onChange }: ValueProps & { readonly kind: ApplicationKind }) {
  return (
    <Field
      name="name"
      label={kind === 'doctors' ? text.doctorName : text.clinicName}
      autoComplete={kind === 'doctors' ? 'name' : 'organization'}
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

function Profession({ value, error, onChange }: ValueProps) {
  return (
    <ChoiceField
      name="profession"
      label={text.profession}
      placeholder={text.chooseProfession}
      options={useOptions('profession') ?? []}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

/** Renders the main select and further ones; each further one can be removed again. */
function Choices({
  kind,
  fields: { choices },
  error,
  onChange,
}: Pick<ApplicationFormProps, 'kind' | 'fields' | 'onChange'> & { readonly error: string | undefined }) {
  const isDoctor = kind === 'doctors';
  const options = useOptions(isDoctor ? 'clinic' : 'medicine_branch');
  const [main] = choices;
  // A new portal has no clinic to choose: its name is written.
  if (options?.length === 0 && main)
    return (
      <Field
        name={choicesName(kind)}
        label={isDoctor ? text.clinic : text.branch}
        maxLength={200}
        value={main.value}
        onChange={({ target }) => onChange({ choices: [{ ...main, value: target.value }] })}
        error={error}
      />
    );
  return (
    <>
      {choices.map(({ key, value }, index) => (
        <ChoiceField
          key={key}
          name={choicesName(kind)}
          label={isDoctor ? text.clinic : text.branch}
          placeholder={isDoctor ? text.chooseClinic : text.chooseBranch}
          options={options ?? []}
          value={value}
          error={index === 0 ? error : undefined}
          onChange={(id) =>
            onChange({ choices: choices.map((slot) => (slot.key === key ? { key, value: id } : slot)) })
          }
          remove={
            index === 0
              ? undefined
              : {
                  label: (isDoctor ? text.removeClinic : text.removeBranch)(index + 1),
                  onPress: () => onChange({ choices: choices.filter((slot) => slot.key !== key) }),
                }
          }
        />
      ))}
      <Button kind="quiet" onPress={() => onChange({ choices: addSlot(choices) })}>
        <Plus size={20} aria-hidden />
        {isDoctor ? text.addClinic : text.addBranch}
      </Button>
    </>
  );
}

/** @returns undefined until they are loaded */
function useOptions(collection: Parameters<typeof loadOptions>[0]): readonly Option[] | undefined {
  const [options, setOptions] = useState<readonly Option[]>();
  useEffect(() => {
    let isUnmounted = false;
    void loadOptions(collection).then((loaded) => {
      if (!isUnmounted) setOptions(loaded);
    });
    return () => {
      isUnmounted = true;
    };
  }, [collection]);
  return options;
}
