import { z } from 'zod';
import { requiredText } from '#shared/accounts/fields.ts';
import { parseGel, type Tetri, tetri } from '#shared/money/tetri.ts';
import { gel, instant, largestId } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery, tableFormat } from './desk-parts.ts';
import { id, person } from './record-parts.ts';

/** The desks `orders` and `operations` (OFFICE.md, „Desks“). */

const reason = requiredText
  .transform((text) => text.trim())
  .pipe(z.string().max(1_000, { error: 'too_long' }));

/** An amount in GEL that is not zero, with a sign where `isSigned`: `12.50`, `-5.00`. */
const amountField = ({ isSigned }: { isSigned: boolean }) =>
  z
    .union([requiredText, z.number().transform(String)], {
      error: ({ input }) => (input === undefined || input === null ? 'required' : 'money'),
    })
    .transform((text, context): Tetri => {
      const [, sign = '', count = ''] = /^([+-]?)(.*)$/s.exec(text.trim()) ?? [];
      const amount = sign === '' || isSigned ? parseGel(count) : undefined;
      if (!amount) context.issues.push({ code: 'custom', message: 'money', input: text });
      return tetri(sign === '-' ? -(amount ?? 0) : (amount ?? 0));
    });

export const orderStates = [
  'created',
  'redirected',
  'checked',
  'unknown',
  'failed',
  'expired',
  'paid',
  'refund_pending',
  'partially_refunded',
  'refunded',
] as const;

/** `waiting` and `declined` are acts of staff that no second person has confirmed. */
export const operationStates = ['waiting', 'pending', 'held', 'done', 'failed', 'declined'] as const;

const bank = z.enum(['cartu', 'bog']);

const order = z
  .object({
    id: z.int(),
    code: z.string(),
    bank,
    account: person.nullable(),
    email: z.string().nullable(),
    kind: z.enum(['topup', 'package', 'question']),
    question: z.int().nullable(),
    amount: gel,
    refunded: gel,
    state: z.enum(orderStates),
    /** The bank's own word, as it was last heard; null where the bank has said nothing. */
    bank_state: z.string().nullable(),
    bank_seen_at: instant.nullable(),
    bank_order: z.string().nullable(),
    bank_payment: z.string().nullable(),
    created_at: instant,
    settled_at: instant.nullable(),
    /** The act about it that is not done yet. */
    open_act: z.int().nullable(),
  })
  .meta({ id: 'DeskOrder' });
export type DeskOrder = z.output<typeof order>;

const operation = z
  .object({
    id: z.int(),
    account: person.nullable(),
    email: z.string().nullable(),
    kind: z.enum(['topup', 'package', 'question', 'release', 'refund', 'adjustment', 'settlement']),
    method: z.enum(['balance', 'package', 'cartu', 'bog']),
    title: z.string(),
    amount: gel,
    paid: gel,
    balance_after: gel.nullable(),
    status: z.enum(operationStates),
    order: z.string().nullable(),
    reason: z.string().nullable(),
    asked_by: person.nullable(),
    decided_by: person.nullable(),
    created_at: instant,
  })
  .meta({ id: 'DeskOperation' });
export type DeskOperation = z.output<typeof operation>;

/** By the format that was asked for. */
const tableFile = { status: 200, mediaType: 'text/csv' } as const;

/** What more than 500.00 answers until another admin confirms it. */
const waiting = z.object({ id: z.int(), status: z.literal('waiting') });

const actCodes = ['second_factor_old', 'bad_key', 'idempotency_mismatch'] as const;
const orderCodes = [...actCodes, 'already_paid', 'not_refundable', 'act_open', 'bank_closed'] as const;

export const listOrders = defineCall({
  ...deskCall('orders', 'list'),
  path: '/api/office/orders/list/',
  summary: 'List payments at banks, newest first',
  request: deskQuery(orderStates),
  answer: deskPage(order, orderStates),
});

export const exportOrders = defineCall({
  ...deskCall('orders', 'export'),
  path: '/api/office/orders/export/',
  summary: 'Export payments at banks as a table (CSV, XLSX), newest first',
  request: deskQuery(orderStates).omit({ page: true, limit: true }).extend({ format: tableFormat }),
  answer: tableFile,
});

export const settleOrder = defineCall({
  ...deskCall('orders', 'settle', orderCodes),
  path: '/api/office/orders/settle/',
  summary: 'Book a payment that the bank’s statement shows as paid',
  isIdempotent: true,
  request: z.object({ id, reason }),
  answer: z.union([order, waiting]),
});

export const refundOrder = defineCall({
  ...deskCall('orders', 'refund', orderCodes),
  path: '/api/office/orders/refund/',
  summary: 'Give a payment back, or a part of it',
  isIdempotent: true,
  request: z.object({ id, amount: amountField({ isSigned: false }), reason }),
  answer: z.union([order, waiting]),
});

export const listOperations = defineCall({
  ...deskCall('operations', 'list'),
  path: '/api/office/operations/list/',
  summary: 'List movements of money and the acts that wait for a second person, newest first',
  request: deskQuery(operationStates),
  answer: deskPage(operation, operationStates),
});

export const exportOperations = defineCall({
  ...deskCall('operations', 'export'),
  path: '/api/office/operations/export/',
  summary: 'Export movements of money and acts that wait as a table (CSV, XLSX), newest first',
  request: deskQuery(operationStates).omit({ page: true, limit: true }).extend({ format: tableFormat }),
  answer: tableFile,
});

export const adjustBalance = defineCall({
  ...deskCall('operations', 'adjust', [...actCodes, 'insufficient_funds']),
  path: '/api/office/operations/adjust/',
  summary: 'Change a balance by an amount; below zero it is paid out',
  isIdempotent: true,
  request: z.object({
    account: z
      .int({ error: ({ input }) => (input === undefined ? 'required' : 'invalid') })
      .positive()
      .max(largestId),
    amount: amountField({ isSigned: true }),
    reason,
  }),
  answer: z.union([operation, waiting]),
});

export const confirmMoneyAct = defineCall({
  ...deskCall('operations', 'confirm', [...orderCodes, 'own_act', 'not_waiting', 'insufficient_funds']),
  path: '/api/office/operations/confirm/',
  summary: 'Confirm what another admin asked for',
  isIdempotent: true,
  request: z.object({ id }),
  answer: operation,
});

export const declineMoneyAct = defineCall({
  ...deskCall('operations', 'decline', [...actCodes, 'not_waiting']),
  path: '/api/office/operations/decline/',
  summary: 'Decline what an admin asked for; one’s own is taken back',
  isIdempotent: true,
  request: z.object({ id, reason }),
  answer: operation,
});
