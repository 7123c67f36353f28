import { z } from 'zod';
import { requiredText } from '#shared/accounts/fields.ts';
import { myData, roles } from '../accounts.ts';
import { gel, instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';
import { id, named } from './record-parts.ts';

/** The desk `accounts` (OFFICE.md, „Desks“). */

export const accountStates = ['active', 'unconfirmed', 'blocked'] as const;
/** Staff are in one of the states as well. */
export const accountFilters = [...accountStates, 'staff'] as const;

const account = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    roles: z.array(z.enum(roles)),
    /** The record that a consultant answers as. */
    consultant: z.int().nullable(),
    /** The record by which readers know who wrote, reviewed or answers a comment. */
    author: z.int().nullable(),
    state: z.enum([...accountStates, 'removed']),
    confirmed: z.boolean(),
    balance: gel,
    second_factor: z.object({
      has_code: z.boolean(),
      passkeys: z.int(),
      closed_until: instant.nullable(),
    }),
    created_at: instant,
    blocked_at: instant.nullable(),
    used_at: instant.nullable(),
  })
  .meta({ id: 'DeskAccount' });
export type DeskAccount = z.output<typeof account>;

const detail = z.object({
  account,
  sessions: z.array(
    z.object({ address: z.string(), agent: z.string(), created_at: instant, used_at: instant }),
  ),
  /** Newest first. */
  events: z.array(z.object({ kind: z.string(), at: instant, address: z.string(), agent: z.string() })),
});
export type AccountDetail = z.output<typeof detail>;

export const listAccounts = defineCall({
  ...deskCall('accounts', 'list'),
  path: '/api/office/accounts/list/',
  summary: 'List accounts, newest first',
  request: deskQuery(accountFilters),
  answer: deskPage(account, accountFilters),
});

export const lookAtAccount = defineCall({
  ...deskCall('accounts', 'look'),
  path: '/api/office/accounts/look/',
  summary: 'Show where an account is signed in and what its security log says, which is noted',
  request: named,
  answer: detail,
});

const reason = requiredText
  .transform((text) => text.trim())
  .pipe(z.string().max(1_000, { error: 'too_long' }));

export const downloadAccount = defineCall({
  ...deskCall('accounts', 'download', ['second_factor_old']),
  path: '/api/office/accounts/download/',
  summary: 'Everything kept of a person who asked for it, which is noted',
  request: z.object({ id, reason }),
  answer: myData,
});

export const blockAccount = defineCall({
  ...deskCall('accounts', 'block', ['last_admin', 'own_account']),
  path: '/api/office/accounts/block/',
  summary: 'Block an account; its sessions end at once',
  request: z.object({ id, reason }),
  answer: account,
});

export const unblockAccount = defineCall({
  ...deskCall('accounts', 'unblock'),
  path: '/api/office/accounts/unblock/',
  summary: 'Lift a block; an account that is not blocked stays as it is',
  request: named,
  answer: account,
});

export const signAccountOut = defineCall({
  ...deskCall('accounts', 'sign_out'),
  path: '/api/office/accounts/sign_out/',
  summary: 'End every session of an account',
  request: named,
  answer: account,
});

export const setAccountRoles = defineCall({
  ...deskCall('accounts', 'set_roles', ['last_admin', 'second_factor_old']),
  path: '/api/office/accounts/set_roles/',
  summary: 'Give and take roles; who becomes staff gets a second factor, shown once',
  request: z.object({
    id,
    roles: z
      .array(z.enum(roles, { error: 'invalid' }), {
        error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid'),
      })
      .transform((given) => roles.filter((role) => given.includes(role))),
    consultant: id.nullish(),
    author: id.nullish(),
  }),
  answer: account.extend({
    setup: z.object({ address: z.string(), recovery: z.array(z.string()) }).nullable(),
  }),
});

export const confirmAccountAgain = defineCall({
  ...deskCall('accounts', 'confirm_again', ['already_confirmed']),
  path: '/api/office/accounts/confirm_again/',
  summary: 'Mail the confirmation link again',
  request: named,
  answer: account,
});

export const removeAccount = defineCall({
  ...deskCall('accounts', 'remove', ['balance_left', 'last_admin']),
  path: '/api/office/accounts/remove/',
  summary: 'Remove an account that has no money left',
  request: named,
  answer: account,
});
