-- oldest program: 0051
-- Health diaries that accounts keep, sealed as private questions are; one row for each kind.

create table diary (
  account_id integer not null references account (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]{3,20}$'),
  sealed text not null check (length(sealed) < 2000000),
  version integer not null check (version > 0),
  -- Whether the account wants mails about what is due, and the day of the last one: all that is known without the key.
  reminds boolean not null,
  reminded_on date,
  updated_at timestamptz not null,
  primary key (account_id, kind)
);
alter table diary alter column sealed set storage external;
create index diary_reminds on diary (account_id) where reminds;
