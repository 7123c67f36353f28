import { formMessages } from '#shared/language/ka/site/forms.ts';

/** The form's values. The first choice is required; further ones may be empty. */
export interface Fields {
  readonly name: string;
  readonly phone: string;
  readonly profession: string;
  readonly choices: readonly Slot[];
}

/** One of several selects, with a key that stays when others are added or removed. */
export interface Slot {
  readonly key: number;
  readonly value: string;
}

export type ApplicationKind = 'doctors' | 'clinics';

export const emptyFields: Fields = { name: '', phone: '', profession: '', choices: [{ key: 0, value: '' }] };

export const choicesName = (kind: ApplicationKind): 'clinics' | 'branches' =>
  kind === 'doctors' ? 'clinics' : 'branches';

/** Adds an empty select. */
export const addSlot = (slots: readonly Slot[]): readonly Slot[] => [
  ...slots,
  { key: Math.max(...slots.map(({ key }) => key)) + 1, value: '' },
];

/**
 * Returns the required fields that are empty, with their messages (SPEC.md section 5). Further choices are not
 * required.
 */
export function findMissing(
  kind: ApplicationKind,
  { name, phone, profession, choices }: Fields,
): Readonly<Record<string, string>> {
  const required = {
    name: name.trim(),
    phone,
    ...(kind === 'doctors' ? { profession } : {}),
    [choicesName(kind)]: choices[0]?.value ?? '',
  };
  const missing = Object.entries(required).filter(([, value]) => value === '');
  return Object.fromEntries(missing.map(([field]) => [field, formMessages.required]));
}

/** Returns the ids of the selected options, the first choice first. */
export const selectedIds = (choices: readonly Slot[]): readonly string[] =>
  choices.map(({ value }) => value).filter((value) => value !== '');
