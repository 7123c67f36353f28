import { formMessages } from '#shared/language/ka/forms.ts';

/** What is typed and chosen. The first choice is the main one; further ones may stay empty. */
export interface Fields {
  readonly name: string;
  readonly phone: string;
  readonly profession: string;
  readonly choices: readonly Slot[];
}

/** A selector among several: it keeps its key while others come and go. */
export interface Slot {
  readonly key: number;
  readonly value: string;
}

export type ApplicationKind = 'doctors' | 'clinics';

export const emptyFields: Fields = { name: '', phone: '', profession: '', choices: [{ key: 0, value: '' }] };

export const choicesName = (kind: ApplicationKind): 'clinics' | 'branches' =>
  kind === 'doctors' ? 'clinics' : 'branches';

/** One empty selector more. */
export const addSlot = (slots: readonly Slot[]): readonly Slot[] => [
  ...slots,
  { key: Math.max(...slots.map(({ key }) => key)) + 1, value: '' },
];

/** What is missing, by the field's name (SPEC.md section 5). Further selectors are not checked. */
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

/** The form of CONTRACT.md section 6: the main choice first, then each further one that says something. */
export function formBody(
  kind: ApplicationKind,
  { name, phone, profession, choices }: Fields,
  csrf: string,
): string {
  const body = new URLSearchParams({ csrfmiddlewaretoken: csrf, name: name.trim(), phone });
  if (kind === 'doctors') body.set('profession', profession);
  for (const { value } of choices) if (value) body.append(choicesName(kind), value);
  return body.toString();
}
