/** An event that an operator must look at: it is logged and counted in a metric. */
export type AlarmKind =
  | 'unreadable'
  | 'unknown_order'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'late_failure'
  | 'paid_twice'
  | 'paid_by_nobody'
  | 'refund_not_covered'
  | 'unexpected_state'
  | 'audit'
  | 'disagreement';
export type Alarm = (kind: AlarmKind, facts: Readonly<Record<string, unknown>>) => void;
