-- oldest program: 0051
-- A question that was sent twice, as by a browser that had no connection, is asked once: the key it was sent with names it.

create table question_key (
  account_id integer not null references account (id) on delete cascade,
  key text not null check (length(key) between 1 and 64),
  question_id integer not null references question (id) on delete cascade,
  primary key (account_id, key)
);
create index question_key_of_question on question_key (question_id);
