import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Transactions of an account's money. The balance is the sum of `amount` over held and done ones. */
export const operation = defineCollection({
  name: 'operation',
  table: 'operation',
  label: 'ტრანზაქციები',
  visibility: { owner: 'account_id' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    kind: field.text({ label: 'სახე' }),
    method: field.text({ label: 'გადახდის გზა' }),
    title: field.text({ label: 'დანიშნულება' }),
    amount: field.money({ label: 'ბალანსის ცვლილება' }),
    paid: field.money({ label: 'გადახდილი' }),
    currency: field.text({ label: 'ვალუტა' }),
    balance_after: field.optionalMoney({ label: 'ნაშთი ტრანზაქციის შემდეგ' }),
    status: field.text({ label: 'სტატუსი' }),
    created_at: field.instant({ label: 'დრო' }),
  },
  sort: '-created_at',
});

export type Operation = RecordOf<typeof operation> & {
  readonly kind: 'topup' | 'package' | 'question' | 'release' | 'refund' | 'adjustment';
  readonly method: 'balance' | 'package' | 'cartu' | 'bog';
  readonly status: 'pending' | 'held' | 'done' | 'failed';
};
