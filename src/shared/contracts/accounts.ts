import { z } from 'zod';
import {
  birthdayField,
  emailField,
  type Gender,
  genderField,
  givenPasswordField,
  nameField,
  newPasswordField,
  phoneField,
  tokenField,
} from '#shared/accounts/fields.ts';

/** The forms of CONTRACT.md section 5 and what is answered. `today` is `YYYY-MM-DD`. */
export const signInForm = z.object({
  email: emailField,
  password: givenPasswordField(),
  /** The second factor of staff: six digits of the app, or a recovery code. */
  code: z.string({ error: 'invalid' }).max(40, { error: 'bad_code' }).optional(),
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
export const resetForm = z.object({ password: newPasswordField, token: tokenField });
export const verifyForm = z.object({ access_token: tokenField });
export const refreshForm = z.object({ refresh_token: tokenField });
export const signOutForm = z.object({ refreshToken: z.string().optional().catch(undefined) });
export const deleteForm = z.object({ password: givenPasswordField() });

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

export type Role = 'consultant' | 'editor' | 'sales' | 'admin';
export const roles: readonly Role[] = ['consultant', 'editor', 'sales', 'admin'];

/** What `verify` and `profile` answer: the person as the web keeps it. */
export interface UserInfo {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly phone: string;
  /** GEL with two decimals. */
  readonly balance: string;
  readonly roles: readonly Role[];
  readonly email_verified: boolean;
  readonly consultant_id: number | null;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

export interface Told {
  readonly msg: string;
}

/** One place somebody is signed in at. */
export interface SessionInfo {
  readonly id: string;
  readonly created_at: string;
  readonly used_at: string;
  readonly address: string;
  readonly agent: string;
  readonly is_current: boolean;
}
