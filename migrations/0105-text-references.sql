-- oldest program: 0068
-- What texts refer to: the records and addresses that their links lead to, and their images. It answers „what uses this“ without
-- reading every text; the database keeps it, whoever writes.

create table text_reference (
  collection text not null,
  record_id integer not null,
  field text not null,
  -- A record as „article:12“, or an address without query and fragment, as the text has it.
  target text not null,
  primary key (collection, record_id, field, target)
);
create index text_reference_target on text_reference (target);

create function text_targets(document jsonb) returns table (target text) language sql immutable as $$
  select distinct left(named.target, 1000) from jsonb_path_query(document, '$.**.attrs') as attrs
    cross join lateral (values
      (attrs ->> 'record'),
      (case when attrs ->> 'href' ~ '^/[^/]' then regexp_replace(attrs ->> 'href', '[?#].*$', '') end),
      (attrs ->> 'src')) as named (target)
  where named.target <> ''
$$;

create function note_text_references() returns trigger language plpgsql as $$
declare
  noun constant text := tg_argv[0];
  field constant text := tg_argv[1];
begin
  if tg_op = 'DELETE' then
    delete from text_reference r using removed
      where r.collection = noun and r.record_id = removed.id and r.field = tg_argv[1];
    return null;
  end if;
  if tg_op = 'UPDATE' then
    execute format('delete from text_reference r using changed, removed
      where r.collection = $1 and r.field = $2 and r.record_id = changed.id and removed.id = changed.id
        and changed.%1$I is distinct from removed.%1$I', field) using noun, field;
    execute format('insert into text_reference (collection, record_id, field, target)
      select $1, changed.id, $2, t.target from changed join removed using (id) cross join lateral text_targets(changed.%1$I) t
      where changed.%1$I is distinct from removed.%1$I on conflict do nothing', field) using noun, field;
    return null;
  end if;
  execute format('insert into text_reference (collection, record_id, field, target)
    select $1, changed.id, $2, t.target from changed cross join lateral text_targets(changed.%I) t
    on conflict do nothing', field) using noun, field;
  return null;
end $$;

-- Makes the texts in a column known: watch_text(table, collection, column).
create function watch_text(relation regclass, noun text, field text) returns void language plpgsql as $$
begin
  execute format('create trigger %I after insert on %s referencing new table as changed
    for each statement execute function note_text_references(%L, %L)', 'text_insert_' || field, relation, noun, field);
  execute format('create trigger %I after update on %s referencing new table as changed old table as removed
    for each statement execute function note_text_references(%L, %L)', 'text_update_' || field, relation, noun, field);
  execute format('create trigger %I after delete on %s referencing old table as removed
    for each statement execute function note_text_references(%L, %L)', 'text_delete_' || field, relation, noun, field);
  execute format('insert into text_reference (collection, record_id, field, target)
    select %1$L, t.id, %2$L, n.target from %3$s t cross join lateral text_targets(t.%2$I) n', noun, field, relation);
end $$;

select watch_text('article', 'article', 'body');
select watch_text('author', 'author', 'body');
select watch_text('clinic', 'clinic', 'body');
select watch_text('comment', 'comment', 'body');
select watch_text('consultant', 'consultant', 'body');
select watch_text('doctor', 'doctor', 'body');
select watch_text('journal', 'journal', 'body');
select watch_text('question', 'question', 'answer');
select watch_text('question', 'question', 'body');
select watch_text('questionblock', 'questionblock', 'body');
select watch_text('special_project', 'special_project', 'body');
select watch_text('staticpage', 'staticpage', 'body');
select watch_text('term', 'term', 'body');
