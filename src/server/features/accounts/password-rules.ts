import { Problem } from '#shared/contracts/problem.ts';
import { formMessages } from '#shared/language/ka/forms.ts';
import { commonPasswords } from './common-passwords.data.ts';

/** @throws Problem `common_password` at the field, for a password everybody tries, or the address itself. */
export function refuseCommonPassword(field: string, password: string, email: string): void {
  const plain = password.toLowerCase();
  const name = email.split('@')[0];
  const isOneCharacter = new Set(plain).size === 1;
  if (!commonPasswords.has(plain) && plain !== email && plain !== name && !isOneCharacter) return;
  throw fieldProblem(field, 'common_password');
}

/** One field is at fault. */
export function fieldProblem(field: string, code: keyof typeof formMessages): Problem {
  const complaint = { message: formMessages[code], code };
  return new Problem('bad_input', complaint, { [field]: [complaint] });
}
