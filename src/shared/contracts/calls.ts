import type { z } from 'zod';
import * as account from './accounts.ts';
import { clinicApplicationForm, doctorApplicationForm } from './applications.ts';
import { bankForm, billingForm } from './payments.ts';
import { answerForm, askForm, consentForm, followupForm, pinForm, publishForm } from './questions.ts';

/** A call that is no data query, as `/openapi.json` describes it. */
export interface Call {
  readonly path: string;
  readonly method?: 'get';
  readonly summary: string;
  readonly form?: z.ZodType;
  /** Names of what a success answers. */
  readonly answers: readonly string[];
  /** Who may call: nobody in particular, who is signed in, a consultant, an editor, or a bank with its signature. */
  readonly by: 'anybody' | 'user' | 'consultant' | 'editor' | 'bank';
  /** Whether the CSRF token is asked for; of every POST unless said. */
  readonly csrf?: false;
  /** Whether an Idempotency-Key is heeded. */
  readonly once?: true;
}

const anyDay = '9999-12-31';
const told = ['msg'];
const userInfo = [
  'id',
  'email',
  'first_name',
  'last_name',
  'gender',
  'birthday',
  'phone',
  'balance',
  'roles',
  'email_verified',
  'consultant_id',
];

/** CONTRACT.md sections 5, 6 and 7. */
export const calls: readonly Call[] = [
  {
    path: '/api/auth/sign-in/',
    summary: 'Sign in',
    form: account.signInForm,
    answers: ['access_token', 'refresh_token'],
    by: 'anybody',
  },
  {
    path: '/api/auth/sign-up/',
    summary: 'Sign up',
    form: account.signUpForm(anyDay),
    answers: told,
    by: 'anybody',
  },
  {
    path: '/api/auth/recover/',
    summary: 'Ask for a reset link',
    form: account.recoverForm,
    answers: told,
    by: 'anybody',
  },
  {
    path: '/api/auth/reset/',
    summary: 'Choose a new password',
    form: account.resetForm,
    answers: told,
    by: 'anybody',
  },
  {
    path: '/api/auth/verify/',
    summary: 'Whose token it is',
    form: account.verifyForm,
    answers: userInfo,
    by: 'anybody',
    csrf: false,
  },
  {
    path: '/api/auth/refresh/',
    summary: 'A new access token',
    form: account.refreshForm,
    answers: ['access_token'],
    by: 'anybody',
    csrf: false,
  },
  { path: '/api/auth/sign-out/', summary: 'Sign out', form: account.signOutForm, answers: [], by: 'anybody' },
  { path: '/api/auth/logout/', summary: 'Sign out', form: account.signOutForm, answers: [], by: 'anybody' },
  {
    path: '/api/auth/profile/',
    summary: 'Change the profile',
    form: account.profileForm(anyDay),
    answers: userInfo,
    by: 'user',
  },
  { path: '/api/auth/sessions/', summary: 'Where one is signed in', answers: ['sessions'], by: 'user' },
  { path: '/api/auth/sessions/end-others/', summary: 'Sign out everywhere else', answers: told, by: 'user' },
  {
    path: '/api/auth/my-data/',
    summary: 'Everything kept of a person',
    answers: ['account', 'sessions', 'security_log', 'operations', 'packages'],
    by: 'user',
  },
  {
    path: '/api/auth/delete/',
    summary: 'Delete the account',
    form: account.deleteForm,
    answers: told,
    by: 'user',
  },
  {
    path: '/api/become_recommended/clinic/',
    summary: 'A clinic applies',
    form: clinicApplicationForm,
    answers: told,
    by: 'anybody',
  },
  {
    path: '/api/become_recommended/doctor/',
    summary: 'A doctor applies',
    form: doctorApplicationForm,
    answers: told,
    by: 'anybody',
  },
  {
    path: '/payment/cartu/form/',
    summary: 'Pay by card',
    form: bankForm,
    answers: ['url', 'params'],
    by: 'user',
    once: true,
  },
  {
    path: '/payment/bog/form/',
    summary: 'Pay at Bank of Georgia',
    form: bankForm,
    answers: ['redirect'],
    by: 'user',
    once: true,
  },
  {
    path: '/payment/balance/billing/',
    summary: 'Pay from the balance or a package',
    form: billingForm,
    answers: ['msg', 'balance'],
    by: 'user',
    once: true,
  },
  {
    path: '/api/payment/state/',
    method: 'get',
    summary: 'How a payment stands (?order=)',
    answers: ['order', 'provider', 'operation', 'title', 'amount', 'status', 'question', 'service'],
    by: 'user',
  },
  {
    path: '/payment/cartu/callback/',
    summary: 'What Cartu Bank asks and tells',
    answers: [],
    by: 'bank',
    csrf: false,
  },
  {
    path: '/payment/bog/callback/',
    summary: 'What Bank of Georgia tells',
    answers: [],
    by: 'bank',
    csrf: false,
  },
  {
    path: '/api/question/ask/',
    summary: 'Ask a question',
    form: askForm,
    answers: ['question', 'slug', 'status', 'price'],
    by: 'user',
  },
  {
    path: '/api/question/{id}/followup/',
    summary: 'Ask further',
    form: followupForm,
    answers: ['status'],
    by: 'user',
  },
  { path: '/api/question/{id}/close/', summary: 'End a question', answers: ['status'], by: 'user' },
  {
    path: '/api/question/{id}/consent/',
    summary: 'Agree to its being shown, or not',
    form: consentForm,
    answers: ['status'],
    by: 'user',
  },
  {
    path: '/api/toggle-pin-question/',
    summary: 'Pin or unpin',
    form: pinForm,
    answers: ['pinned'],
    by: 'user',
  },
  {
    path: '/api/consultant/queue/',
    method: 'get',
    summary: 'Questions that wait',
    answers: ['questions'],
    by: 'consultant',
  },
  {
    path: '/api/question/{id}/claim/',
    summary: 'Take a question for a day',
    answers: ['status'],
    by: 'consultant',
  },
  { path: '/api/question/{id}/hand-back/', summary: 'Give it back', answers: ['status'], by: 'consultant' },
  {
    path: '/api/question/{id}/answer/',
    summary: 'Answer it',
    form: answerForm,
    answers: ['status'],
    by: 'consultant',
  },
  {
    path: '/api/consultant/question/{id}/',
    method: 'get',
    summary: 'The text of a question that one holds or has answered',
    answers: ['body', 'answer', 'discussion'],
    by: 'consultant',
  },
  {
    path: '/api/editor/queue/',
    method: 'get',
    summary: 'Answered questions that may be shown, and wait for an editor',
    answers: ['questions'],
    by: 'editor',
  },
  {
    path: '/api/editor/question/{id}/',
    method: 'get',
    summary: 'The text of one of them',
    answers: ['body', 'answer', 'discussion'],
    by: 'editor',
  },
  {
    path: '/api/question/{id}/publish/',
    summary: 'Let everybody read it, without a name',
    form: publishForm,
    answers: ['status'],
    by: 'editor',
  },
  {
    path: '/api/question/{id}/keep-private/',
    summary: 'Show it to nobody',
    answers: ['status'],
    by: 'editor',
  },
];
