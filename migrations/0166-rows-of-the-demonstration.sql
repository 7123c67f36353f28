-- oldest program: 0051
-- What a demonstration writes that is neither a record of the seeds nor of one of its accounts, so that it can be removed again.

create table demo_row (
  kind text not null check (kind in ('account', 'application', 'missed_search')),
  row_id integer not null,
  primary key (kind, row_id)
);
