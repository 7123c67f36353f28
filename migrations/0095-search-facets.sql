-- oldest program: 0051
-- What a search's results are narrowed by: topic, year, city, speciality, each as `field:value`.

alter table search_entry add column facets text[] not null default '{}';

-- A topic that moves takes what is written in it along.
create function search_enqueue_category() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, record_id)
  select 'article', article.id from article
    join moved on moved.id = article.category_id join before on before.id = moved.id
    where moved.parent_id is distinct from before.parent_id
  union all
  select 'question', question.id from question
    join moved on moved.id = question.category_id join before on before.id = moved.id
    where moved.parent_id is distinct from before.parent_id;
  return null;
end $$;
create trigger search_update_of_category after update on category referencing new table as moved old table as before
  for each statement execute function search_enqueue_category();

insert into search_queue (kind, record_id)
select kind, record_id from search_entry where kind in ('article', 'question', 'doctor', 'consultant', 'clinic');
