import type { ReactNode } from 'react';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import type { Examples } from '../examples.ts';
import { GenderField } from './account/GenderField.tsx';
import { PasswordField } from './account/PasswordField.tsx';
import { CheckField } from './CheckField.tsx';
import { DateParts } from './choices/DateParts.tsx';
import { Field } from './Field.tsx';
import { LongField } from './LongField.tsx';
import { SelectField } from './SelectField.tsx';

const parts = { day: { defaultValue: '20' }, month: { defaultValue: '11' }, year: { defaultValue: '2026' } };
const years = [2026, 2025];

const Controls = ({ error }: { readonly error?: string }) => (
  <>
    <Field name="name" label="სახელი" hint="როგორც პირადობის მოწმობაშია" error={error} />
    <Field name="weight" label="წონა" unit="კგ" defaultValue="68" error={error} />
    <Field name="phone" label="ტელეფონი" prefix="+995" error={error} />
    <PasswordField name="password" label="პაროლი" autoComplete="current-password" error={error} />
    <SelectField name="profession" label="დარგი" placeholder="აირჩიეთ" error={error}>
      <option>კარდიოლოგი</option>
    </SelectField>
    <DateParts name="birthday" label="დაბადების თარიღი" years={years} parts={parts} error={error} />
    <GenderField defaultValue="female" error={error} />
    <CheckField name="calm" error={error}>
      ვეთანხმები პირობებს
    </CheckField>
    <LongField name="body" label="კითხვა" maxLength={400} error={error} />
  </>
);

const disabled: ReactNode = (
  <fieldset disabled>
    <Controls />
  </fieldset>
);

export const field: Examples = {
  component: 'Field',
  examples: [
    { name: 'the controls of every form', view: <Controls /> },
    { name: 'with errors', view: <Controls error={formMessages.required} /> },
    { name: 'disabled', view: disabled },
  ],
};
