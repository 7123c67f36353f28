import { z } from 'zod';
import { genders, requiredText } from '#shared/accounts/fields.ts';
import {
  deleteForm,
  profileForm,
  recoverForm,
  resetForm,
  secondFactorForm,
  signInForm,
  signUpForm,
} from '#shared/accounts/forms.ts';
import { savedList } from '#shared/questions/saved.ts';
import { day, gel, instant, message, nothing } from './answer-fields.ts';
import { attachment } from './attachments.ts';
import { type AnswerOf, defineCall } from './call.ts';
import { diaryList } from './diaries.ts';
import { passkeyInfo } from './passkeys.ts';
import { questionDraft } from './questions.ts';

export const roles = ['author', 'editor', 'reviewer', 'consultant', 'sales', 'admin'] as const;
export type Role = (typeof roles)[number];

const userInfo = z
  .object({
    id: z.int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    gender: z.enum(genders).nullable(),
    birthday: day.nullable(),
    phone: z.string(),
    balance: gel,
    roles: z.array(z.enum(roles)).readonly(),
    email_verified: z.boolean(),
    consultant_id: z.int().nullable(),
  })
  .meta({ id: 'UserInfo' });
/** The signed-in person. */
export type UserInfo = z.output<typeof userInfo>;

/** A session of an account: one browser that is signed in. */
const sessionInfo = z
  .object({
    id: z.string(),
    created_at: instant,
    used_at: instant,
    address: z.string(),
    agent: z.string(),
    is_current: z.boolean(),
  })
  .meta({ id: 'SessionInfo' });
export type SessionInfo = z.output<typeof sessionInfo>;

/** All personal data of an account. */
export const myData = z.object({
  account: userInfo,
  sessions: z.array(sessionInfo),
  passkeys: z.array(passkeyInfo),
  security_log: z.array(z.object({ kind: z.string(), at: instant, address: z.string(), agent: z.string() })),
  operations: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      method: z.string().nullable(),
      title: z.string(),
      amount: gel,
      paid: gel,
      currency: z.string(),
      balance_after: gel.nullable(),
      status: z.string(),
      created_at: instant,
    }),
  ),
  packages: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      questions_left: z.int(),
      valid_until: instant,
      created_at: instant,
      status: z.string(),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      body: z.string(),
      answer: z.string().nullable(),
      status: z.string(),
      is_private: z.boolean(),
      asked_at: instant,
      answered_at: instant.nullable(),
      discussion: z.array(z.object({ kind: z.string(), body: z.string(), created_at: instant })),
      rating: z.object({ stars: z.int(), words: z.string(), rated_at: instant }).nullable(),
      attachments: z.array(
        z.object({
          ...attachment.shape,
          address: z.string(),
          content: z
            .string()
            .nullable()
            .describe('In base64; null behind the first 20 MB, where the address has it'),
        }),
      ),
    }),
  ),
  comments: z.array(
    z.object({ id: z.int(), article: z.int(), body: z.string(), created_at: instant, is_shown: z.boolean() }),
  ),
  question_draft: questionDraft.nullable(),
  saved: savedList,
  /** Health diaries that are kept with the account; those of a browser are in the browser alone. */
  diaries: diaryList,
  mails_off: z
    .array(z.object({ kind: z.string(), since: instant }))
    .describe('Mails that the account does not want'),
  push_browsers: z
    .array(z.object({ service: z.string().nullable(), since: instant }))
    .describe('Browsers that are told of answers, by the host of their push service'),
});
export type MyData = z.input<typeof myData>;

const signUpRate = '60 an hour from one address';

export const signIn = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/',
  summary: 'Sign in',
  right: 'guest',
  request: signInForm,
  answer: z.object({ access_token: z.string(), refresh_token: z.string() }),
  codes: ['bad_credentials', 'two_factor_required', 'second_factor_closed'],
  rate: '10 failures in 15 minutes for one account from one address, 50 from one address',
});
export type Tokens = AnswerOf<typeof signIn>;

export const signUp = defineCall({
  method: 'POST',
  path: '/api/auth/sign-up/',
  summary: 'Sign up',
  right: 'guest',
  request: signUpForm,
  answer: message,
  rate: signUpRate,
});

export const recoverPassword = defineCall({
  method: 'POST',
  path: '/api/auth/recover/',
  summary: 'Ask for a reset link',
  right: 'guest',
  request: recoverForm,
  answer: message,
  rate: signUpRate,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset/',
  summary: 'Choose a new password',
  right: 'guest',
  request: resetForm,
  answer: message,
  codes: ['bad_token'],
});

export const verifyToken = defineCall({
  method: 'POST',
  path: '/api/auth/verify/',
  summary: 'Whose token it is',
  right: 'guest',
  csrf: false,
  request: z.object({ access_token: requiredText }),
  answer: userInfo,
  codes: ['account_gone'],
});

export const refreshToken = defineCall({
  method: 'POST',
  path: '/api/auth/refresh/',
  summary: 'A new access token',
  right: 'guest',
  csrf: false,
  request: z.object({ refresh_token: requiredText }),
  answer: z.object({ access_token: z.string() }),
});

export const signOut = defineCall({
  method: 'POST',
  path: '/api/auth/sign-out/',
  alsoAt: '/api/auth/logout/',
  summary: 'Sign out',
  right: 'guest',
  request: z.object({ refreshToken: z.string().optional().catch(undefined) }),
  answer: nothing,
});

export const renewSecondFactor = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/',
  summary: 'Prove the second factor again, for this session',
  right: 'user',
  request: secondFactorForm,
  answer: z.object({ until: instant }),
  codes: ['second_factor_closed'],
});

export const changeProfile = defineCall({
  method: 'POST',
  path: '/api/auth/profile/',
  summary: 'Change the profile',
  right: 'user',
  request: profileForm,
  answer: userInfo,
  codes: ['second_factor_old'],
});

export const confirmAgain = defineCall({
  method: 'POST',
  path: '/api/auth/confirm-again/',
  summary: 'The confirmation mail again',
  right: 'user',
  answer: message,
  rate: 'three an hour',
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessions/',
  summary: 'Where one is signed in',
  right: 'user',
  answer: z.object({ sessions: z.array(sessionInfo) }),
});

export const endSession = defineCall({
  method: 'POST',
  path: '/api/auth/sessions/{id}/end/',
  summary: 'Sign out in one place',
  right: 'user',
  params: { id: z.uuid({ error: 'session_not_found' }) },
  answer: message,
  codes: ['session_not_found'],
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/auth/sessions/end-others/',
  summary: 'Sign out everywhere else',
  right: 'user',
  answer: message,
});

export const downloadMyData = defineCall({
  method: 'POST',
  path: '/api/auth/my-data/',
  summary: 'Everything kept of a person',
  right: 'user',
  answer: myData,
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/auth/delete/',
  summary: 'Delete the account',
  right: 'user',
  request: deleteForm,
  answer: message.extend({
    removed: z.boolean().describe('False while the balance waits to be paid out; the account goes with it'),
  }),
  codes: ['balance_left', 'question_open', 'refund_asked', 'no_card', 'second_factor_old'],
});

export const listLeavingChoices = defineCall({
  method: 'GET',
  path: '/api/auth/leaving/',
  summary: 'What can become of a balance when the account is deleted',
  right: 'user',
  answer: z.object({
    card: z.boolean().describe('Whether all of it can go back to the cards that it was paid with'),
    is_asked: z.boolean().describe('Whether it is asked for already, and the account goes with it'),
  }),
});
