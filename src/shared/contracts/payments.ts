import { z } from 'zod';

/** The forms of CONTRACT.md section 7 and what is answered. What a form leaves empty is absent. */
const absent = (value: unknown): unknown => (value === '' || value === null ? undefined : value);
const given = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absent, schema.optional());

const idField = given(
  z
    .union([z.number(), z.string().regex(/^\d{1,10}$/, { error: 'invalid' })], { error: 'invalid' })
    .transform(Number)
    .pipe(z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(2_147_483_647, { error: 'invalid' })),
);
const operationField = given(z.enum(['pkg', 'ask'], { error: 'invalid' }));

export const bankForm = z.object({
  value: given(z.union([z.string(), z.number().transform(String)], { error: 'amount' })),
  operation: operationField,
  service: idField,
  question: idField,
});

export const billingForm = z.object({
  operation: z.preprocess(
    absent,
    z.enum(['pkg', 'ask'], { error: ({ input }) => (input === undefined ? 'required' : 'invalid') }),
  ),
  service: idField,
  question: idField,
});

export type BankForm = z.infer<typeof bankForm>;
export type BillingForm = z.infer<typeof billingForm>;

export interface CartuForm {
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
}
export interface BogRedirect {
  readonly redirect: { readonly href: string };
}
export interface Billed {
  readonly msg: string;
  /** GEL with two decimals. */
  readonly balance: string;
}

/** How a payment at a bank stands, for the page the payer comes back to. */
export interface PaymentState {
  readonly order: string;
  readonly provider: 'cartu' | 'bog';
  readonly operation: 'topup' | 'package' | 'question';
  readonly title: string;
  readonly amount: string;
  readonly status: 'waiting' | 'paid' | 'failed' | 'refunded';
  readonly question: number | null;
  readonly service: number | null;
}
