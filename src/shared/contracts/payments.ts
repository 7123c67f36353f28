import { z } from 'zod';
import { gel } from './answer-fields.ts';
import { type AnswerOf, defineCall } from './call.ts';

/** The payment calls of CONTRACT.md section 7. An empty field of a form counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value: z.input<Schema> | '' | null | undefined) =>
        value === '' || value === null ? undefined : value,
      schema.optional(),
    )
    .optional();

const idField = optional(
  z
    .union([z.number(), z.string().regex(/^\d{1,10}$/, { error: 'invalid' })], { error: 'invalid' })
    .transform(Number)
    .pipe(z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(2_147_483_647, { error: 'invalid' })),
);
const operations = ['pkg', 'ask'] as const;

const bankForm = z.object({
  value: optional(z.union([z.string(), z.number().transform(String)], { error: 'amount' })),
  operation: optional(z.enum(operations, { error: 'invalid' })),
  service: idField,
  question: idField,
});

const billingForm = z.object({
  operation: z.preprocess(
    (value: (typeof operations)[number] | '' | null | undefined) =>
      value === '' || value === null ? undefined : value,
    z.enum(operations, { error: ({ input }) => (input === undefined ? 'required' : 'invalid') }),
  ),
  service: idField,
  question: idField,
});

export type BankForm = z.output<typeof bankForm>;
export type BillingForm = z.output<typeof billingForm>;

const purchaseCodes = ['wrong_amount', 'not_payable', 'account_leaving'] as const;
const idempotencyCodes = ['bad_key', 'idempotency_mismatch', 'busy'] as const;

/** The banks that payments can be made at; a bank without settings is closed. */
export const listOpenBanks = defineCall({
  method: 'GET',
  path: '/api/payment/banks/',
  summary: 'The banks that payments can be made at',
  right: 'guest',
  answer: z.object({ banks: z.array(z.enum(['cartu', 'bog'])) }),
});

export const startCartuPayment = defineCall({
  method: 'POST',
  path: '/payment/cartu/form/',
  summary: 'Pay by card',
  right: 'user',
  isIdempotent: true,
  request: bankForm,
  answer: z.object({ url: z.string(), params: z.record(z.string(), z.string()) }),
  codes: ['bank_closed', ...purchaseCodes, ...idempotencyCodes],
});
export type CartuForm = AnswerOf<typeof startCartuPayment>;

export const startBogPayment = defineCall({
  method: 'POST',
  path: '/payment/bog/form/',
  summary: 'Pay at Bank of Georgia',
  right: 'user',
  isIdempotent: true,
  request: bankForm,
  answer: z.object({ redirect: z.object({ href: z.string() }) }),
  codes: ['bank_closed', ...purchaseCodes, ...idempotencyCodes],
});
export type BogRedirect = AnswerOf<typeof startBogPayment>;

export const payFromBalance = defineCall({
  method: 'POST',
  path: '/payment/balance/billing/',
  summary: 'Pay from the balance or a package',
  right: 'user',
  isIdempotent: true,
  request: billingForm,
  answer: z.object({ msg: z.string(), balance: gel }),
  codes: ['insufficient_funds', 'no_package', ...purchaseCodes, ...idempotencyCodes],
});
export type BillingAnswer = AnswerOf<typeof payFromBalance>;

/** The state of a bank payment, for the page that the payer returns to. */
export const getPaymentState = defineCall({
  method: 'GET',
  path: '/api/payment/state/',
  summary: 'How a payment stands: the named one, or the newest',
  right: 'user',
  request: z.object({ order: z.string().optional().catch('') }),
  answer: z.object({
    order: z.string(),
    provider: z.enum(['cartu', 'bog']),
    operation: z.enum(['topup', 'package', 'question']),
    title: z.string(),
    amount: gel,
    status: z.enum(['waiting', 'paid', 'failed', 'refunded']),
    question: z.int().nullable(),
    service: z.int().nullable(),
  }),
  codes: ['order_not_found'],
});
export type PaymentState = AnswerOf<typeof getPaymentState>;

/** The calls of banks. Their signatures are over the raw bytes. */
export const receiveCartuCallback = defineCall({
  method: 'POST',
  alsoGet: true,
  path: '/payment/cartu/callback/',
  summary: 'What Cartu Bank asks and tells',
  right: 'bank',
  body: 'raw',
  answer: { status: 200, mediaType: 'text/xml' },
  codes: ['bank_closed', 'bad_signature', 'unreadable'],
});

export const receiveBogCallback = defineCall({
  method: 'POST',
  path: '/payment/bog/callback/',
  summary: 'What Bank of Georgia tells',
  right: 'bank',
  body: 'raw',
  answer: z.object({}),
  codes: ['bank_closed', 'bad_signature', 'unreadable'],
});

export const returnFromCartu = defineCall({
  method: 'POST',
  alsoGet: true,
  path: '/payment/cartu/return/',
  summary: 'Where a payer comes back to from Cartu Bank',
  right: 'bank',
  body: 'raw',
  answer: { status: 303 },
});

export const returnFromBog = defineCall({
  method: 'POST',
  alsoGet: true,
  path: '/payment/bog/return/',
  summary: 'Where a payer comes back to from Bank of Georgia',
  right: 'bank',
  body: 'raw',
  answer: { status: 303 },
});
