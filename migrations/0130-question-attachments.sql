-- oldest program: 0051
-- Analyses and pictures that people add to a question: sealed with a key that is not in the database, as its words are, and
-- bound to their question and number (docs/decisions/2026-11-26-attachments-are-sealed-rows.md).

create table question_attachment (
  question_id integer not null references question (id) on delete cascade,
  -- Its place among those of the question, from 1; what is removed gives its number back.
  number integer not null check (number > 0),
  account_id integer references account (id) on delete set null,
  kind text not null check (kind in ('pdf', 'jpeg', 'png', 'webp')),
  -- Length of the file itself, in bytes.
  size integer not null check (size > 0),
  -- The file's name, sealed.
  name bytea not null,
  content bytea not null,
  -- The name of the key of both.
  sealed_by text not null,
  created_at timestamptz not null,
  primary key (question_id, number)
);
-- What is random is not worth the time that packing it takes.
alter table question_attachment alter column name set storage external;
alter table question_attachment alter column content set storage external;
create index question_attachment_of_account on question_attachment (account_id, created_at);

-- Which attachment was opened; null for the words.
alter table question_read add column attachment integer;

-- Whose account is removed leaves what everybody may read, and nothing else.
create or replace function account_take_questions() returns trigger language plpgsql as $$
begin
  delete from question where account_id = old.id and not is_public;
  delete from question_attachment where question_id in (select id from question where account_id = old.id);
  update questionblock set original = null, original_by = null
    where original is not null and question_id in (select id from question where account_id = old.id);
  update question set original = null, original_by = null where account_id = old.id and original is not null;
  return old;
end $$;
