import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** What happened to an account's money. The balance is the sum of `amount` over what is held and done. */
export const operation = defineCollection({
  name: 'operation',
  table: 'operation',
  label: 'ოპერაციები',
  visibility: { owner: 'account_id' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    kind: field.text({ label: 'სახე' }),
    method: field.text({ label: 'გადახდის გზა' }),
    title: field.text({ label: 'დანიშნულება' }),
    amount: field.money({ label: 'ბალანსის ცვლილება' }),
    paid: field.money({ label: 'გადახდილი' }),
    currency: field.text({ label: 'ვალუტა' }),
    balance_after: field.optionalMoney({ label: 'ბალანსი ოპერაციის შემდეგ' }),
    status: field.text({ label: 'მდგომარეობა' }),
    created_at: field.instant({ label: 'დრო' }),
  },
  sort: '-created_at',
});

export type Operation = RecordOf<typeof operation> & {
  readonly kind: 'topup' | 'package' | 'question' | 'release' | 'refund' | 'adjustment';
  readonly method: 'balance' | 'package' | 'cartu' | 'bog';
  readonly status: 'pending' | 'held' | 'done' | 'failed';
};
