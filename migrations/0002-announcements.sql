-- The database announces its own changes: whoever writes, every instance hears it once the transaction commits.
-- Channel salbuni_changed; a payload is a tag: article:12, article:* (some article), article:all (too many to name).

create function announce_changed() returns trigger language plpgsql as $$
declare
  noun constant text := tg_argv[0];
  ids integer[];
begin
  execute format('select array(select distinct %I from changed limit 201)', tg_argv[1]) into ids;
  if cardinality(ids) = 0 then
    return null;
  end if;
  perform pg_notify('salbuni_changed', noun || ':*');
  if cardinality(ids) > 200 then
    perform pg_notify('salbuni_changed', noun || ':all');
  else
    perform pg_notify('salbuni_changed', noun || ':' || changed_id) from unnest(ids) as changed_id;
  end if;
  return null;
end $$;

-- Makes a table announce: announce(table, noun, column that holds the noun's id).
create function announce(relation regclass, noun text, id_column text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger announce_insert after insert on %s referencing new table as changed
       for each statement execute function announce_changed(%L, %L)', relation, noun, id_column);
  execute format(
    'create trigger announce_update after update on %s referencing new table as changed
       for each statement execute function announce_changed(%L, %L)', relation, noun, id_column);
  execute format(
    'create trigger announce_delete after delete on %s referencing old table as changed
       for each statement execute function announce_changed(%L, %L)', relation, noun, id_column);
end $$;

select announce('category', 'category', 'id');
select announce('author', 'author', 'id');
select announce('tag', 'tag', 'id');
select announce('article', 'article', 'id');
select announce('article_tag', 'article', 'article_id');
select announce('articleblock', 'articleblock', 'id');
select announce('menu', 'menu', 'id');
select announce('staticpage', 'staticpage', 'id');
