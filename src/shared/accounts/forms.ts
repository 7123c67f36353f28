import { z } from 'zod';
import { isIban } from '#shared/money/iban.ts';
import {
  birthdayField,
  emailField,
  genderField,
  givenPasswordField,
  nameField,
  newPasswordField,
  phoneField,
  requiredText,
} from './fields.ts';

/** The account forms of CONTRACT.md section 5. Screens validate with them before the calls do. `today` is `YYYY-MM-DD`. */
export const signInForm = z.object({
  email: emailField,
  password: givenPasswordField(),
  /** The second factor of staff: six digits from the app, or a recovery code. */
  code: z.string({ error: 'invalid' }).max(40, { error: 'bad_code' }).optional(),
});

/** A code that confirms the second factor again. */
export const secondFactorForm = z.object({
  code: requiredText.pipe(z.string().max(40, { error: 'bad_code' })),
});

export const signUpForm = (today: string) =>
  z.object({
    email: emailField,
    password: newPasswordField,
    first_name: nameField,
    last_name: nameField,
    gender: genderField,
    birthday: birthdayField(today),
  });

export const recoverForm = z.object({ email: emailField });
export const resetForm = z.object({ password: newPasswordField, token: requiredText });
const optionalText = z.string().trim().max(120, { error: 'too_long' }).optional();
/** What becomes of a balance is asked for where there is one; who wants it back says where to. */
export const deleteForm = z
  .object({
    password: givenPasswordField(),
    balance: z.enum(['card', 'refund', 'give_up'], { error: 'invalid' }).optional(),
    iban: optionalText,
    holder: optionalText,
  })
  .superRefine(({ balance, iban, holder }, context) => {
    if (balance !== 'refund') return;
    if (!iban) context.addIssue({ code: 'custom', path: ['iban'], message: 'required' });
    else if (!isIban(iban)) context.addIssue({ code: 'custom', path: ['iban'], message: 'invalid' });
    if (!holder) context.addIssue({ code: 'custom', path: ['holder'], message: 'required' });
  });
export type DeleteForm = z.output<typeof deleteForm>;

export const profileForm = (today: string) =>
  z
    .object({
      first_name: nameField.optional(),
      last_name: nameField.optional(),
      gender: genderField.optional(),
      birthday: birthdayField(today).optional(),
      phone: phoneField.optional(),
      password: givenPasswordField().optional(),
      new_password: newPasswordField.optional(),
    })
    .superRefine(({ password, new_password }, context) => {
      const missing = (field: string) =>
        context.addIssue({ code: 'custom', message: 'required', path: [field], input: undefined });
      if (password !== undefined && new_password === undefined) missing('new_password');
      if (new_password !== undefined && password === undefined) missing('password');
    });

export type SignUp = z.infer<ReturnType<typeof signUpForm>>;
export type SignIn = z.infer<typeof signInForm>;
export type ProfileChange = z.infer<ReturnType<typeof profileForm>>;
