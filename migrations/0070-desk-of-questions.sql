-- oldest program: 0051
-- What an editor publishes of a question tells nobody who asked it. The words that were written stay beside it, sealed, for as
-- long as readers have others: they come back when the question is private again.

alter table question add column original text;
-- The name of the key.
alter table question add column original_by text;
alter table questionblock add column original text;
alter table questionblock add column original_by text;
alter table question alter column original set storage external;
alter table questionblock alter column original set storage external;

-- The last part of the discussion that an editor has decided on; later ones wait.
alter table question add column seen_part integer not null default 0;

-- What an editor tells the asker of a refused question.
alter table question add column refusal_reason text;

-- Whose account is removed leaves what everybody may read, and nothing of their own words.
create or replace function account_take_questions() returns trigger language plpgsql as $$
begin
  delete from question where account_id = old.id and not is_public;
  update questionblock set original = null, original_by = null
    where original is not null and question_id in (select id from question where account_id = old.id);
  update question set original = null, original_by = null where account_id = old.id and original is not null;
  return old;
end $$;
