-- oldest program: 0051
-- Each night orders are compared with what Bank of Georgia says of them: when that was, and what does not agree.

alter table payment_order add column compared_at timestamptz;
alter table payment_order add column disagreement text check (disagreement in
  ('unknown_at_bank', 'paid_at_bank', 'not_paid_at_bank', 'other_amount', 'other_refund'));
create index payment_order_disagreement on payment_order (id) where disagreement is not null;
