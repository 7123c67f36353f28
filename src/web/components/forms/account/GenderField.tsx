import type { Gender } from '#shared/accounts/fields.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { SegmentsField } from '../choices/SegmentsField.tsx';

interface GenderFieldProps {
  readonly error?: string | undefined;
  readonly defaultValue?: Gender | null;
}

const options = (['female', 'male'] as const).map((value) => ({ value, label: text[value] }));

/** Renders the choice of gender. */
export function GenderField({ error, defaultValue }: GenderFieldProps) {
  return (
    <SegmentsField
      name="gender"
      label={text.gender}
      options={options}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
