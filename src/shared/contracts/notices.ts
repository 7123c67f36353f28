import { z } from 'zod';
import { noticeKinds } from '#shared/accounts/notice-kinds.ts';
import { noticeForm, pushForm } from '#shared/accounts/notices.ts';
import { defineCall } from './call.ts';

/** The calls about what an account is told, by mail and through its browsers. */
const choices = z.object({
  off: z.array(z.enum(noticeKinds)).describe('Mails that the account does not want'),
  always: z.array(z.enum(noticeKinds)).describe('Mails that this account cannot turn off'),
});
export type NoticeChoices = z.output<typeof choices>;

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/auth/notices/',
  summary: 'Which mails one wants',
  right: 'user',
  answer: choices,
});

export const chooseNotice = defineCall({
  method: 'POST',
  path: '/api/auth/notices/',
  summary: 'Want mails of a kind, or not',
  right: 'user',
  request: noticeForm,
  answer: choices,
  codes: ['notice_required'],
});

const params = { token: z.string().regex(/^\d{1,10}\.[a-z_]{1,40}\.[\w-]{43}$/, { error: 'bad_token' }) };

/** Mail programs send it when their reader presses „unsubscribe“ (RFC 8058): without cookies, and once. */
export const unsubscribeFromMail = defineCall({
  method: 'POST',
  path: '/api/mail/unsubscribe/{token}/',
  summary: 'No more mails of the kind of that mail',
  right: 'guest',
  csrf: false,
  params,
  answer: { status: 204 },
  codes: ['bad_token'],
});

export const openUnsubscribing = defineCall({
  method: 'GET',
  path: '/api/mail/unsubscribe/{token}/',
  summary: 'The page where mails are chosen',
  right: 'guest',
  params,
  answer: { status: 303 },
  codes: ['bad_token'],
});

export const getPushKey = defineCall({
  method: 'GET',
  path: '/api/push/key/',
  summary: 'The key by which browsers know this portal',
  right: 'user',
  answer: z.object({ key: z.string() }),
});

export const subscribePush = defineCall({
  method: 'POST',
  path: '/api/push/subscribe/',
  summary: 'Be told in this browser that a question is answered, until one signs out',
  right: 'user',
  request: pushForm,
  answer: z.object({}),
  codes: ['too_many_browsers'],
});

export const unsubscribePush = defineCall({
  method: 'POST',
  path: '/api/push/unsubscribe/',
  summary: 'Be told in this browser no longer',
  right: 'user',
  request: pushForm.pick({ endpoint: true }),
  answer: z.object({}),
});
