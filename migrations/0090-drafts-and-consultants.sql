-- oldest program: 0051
-- What an account is writing to a doctor, sealed as questions are, until it is asked; and what readers choose a consultant by.

create table question_draft (
  account_id integer primary key references account (id) on delete cascade,
  sealed text not null,
  updated_at timestamptz not null
);
alter table question_draft alter column sealed set storage external;
create index question_draft_updated on question_draft (updated_at);

alter table consultant add column experience_since integer check (experience_since between 1900 and 2200);
