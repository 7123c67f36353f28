-- oldest program: 0051
-- Who goes and wants their balance back asks for it themselves: the desk pays it out by hand, and the account goes with it.

alter table money_act add column is_leaving boolean not null default false;
create unique index money_act_leaving on money_act (account_id) where is_leaving and state = 'waiting';
