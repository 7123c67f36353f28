-- oldest program: 0051
-- What askers think of their answers: one to five stars, and words to the office, sealed as questions are and never shown to
-- readers. Of a consultant readers are told the average of five ratings or more.

create table question_rating (
  question_id integer primary key references question (id) on delete cascade,
  consultant_id integer not null references consultant (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  -- Sealed for the question; null where nothing was written.
  words text,
  -- The name of the key.
  words_by text,
  rated_at timestamptz not null,
  changed_at timestamptz not null
);
create index question_rating_of_consultant on question_rating (consultant_id);
select announce('question_rating', 'consultant', 'consultant_id');

-- Whose account is removed leaves what everybody may read, and nothing else; its stars stay in the average.
create or replace function account_take_questions() returns trigger language plpgsql as $$
begin
  delete from question where account_id = old.id and not is_public;
  delete from question_attachment where question_id in (select id from question where account_id = old.id);
  update question_rating set words = null, words_by = null
    where words is not null and question_id in (select id from question where account_id = old.id);
  update questionblock set original = null, original_by = null
    where original is not null and question_id in (select id from question where account_id = old.id);
  update question set original = null, original_by = null where account_id = old.id and original is not null;
  return old;
end $$;
