-- oldest program: 0051
-- What staff ask of money by hand, with who asked and who confirmed; and what a bank says of an order in its own words.

create table money_act (
  -- Ids are drawn with those of operations: the desk lists both, and a confirmed adjustment becomes the operation of its id.
  id integer primary key default nextval(pg_get_serial_sequence('operation', 'id')),
  kind text not null check (kind in ('adjust', 'settle', 'refund')),
  -- Whose balance is adjusted; empty where it is about an order.
  account_id integer references account (id) on delete set null,
  order_id integer references payment_order (id),
  amount bigint not null check (amount <> 0),
  reason text not null check (reason <> ''),
  -- running: the bank was asked for a refund and has not accepted it yet.
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'declined')),
  -- Sent to the bank, so that a refund may be asked for again without being made twice.
  bank_key uuid not null,
  asked_by integer references account (id) on delete set null,
  asked_at timestamptz not null,
  decided_by integer references account (id) on delete set null,
  decided_at timestamptz,
  check ((kind = 'adjust') = (order_id is null)),
  check (kind = 'adjust' or (account_id is null and amount > 0))
);
-- An order has one act at a time: what one asks for is decided before the next is asked.
create unique index money_act_open on money_act (order_id) where state in ('waiting', 'running');
create index money_act_listed on money_act (id) where state <> 'done';

-- The bank's own word for the state of an order, and when it was last heard or asked.
alter table payment_order add column bank_state text;
alter table payment_order add column bank_seen_at timestamptz;
