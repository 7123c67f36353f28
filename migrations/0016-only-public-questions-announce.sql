-- Questions announce what everybody may read of them, now or until now. Asking, paying, claiming and answering are private
-- matters: they leave what is kept of public pages alone.

create function announce_ids(noun text, ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform pg_notify('salbuni_changed', noun || ':*');
  if cardinality(ids) > 200 then
    perform pg_notify('salbuni_changed', noun || ':all');
  else
    perform pg_notify('salbuni_changed', noun || ':' || changed_id) from unnest(ids) as changed_id;
  end if;
end $$;

-- The noun is the table's own name; the argument is the column that says whether everybody may read the row.
create function announce_public() returns trigger language plpgsql as $$
declare
  flag constant text := tg_argv[0];
  ids integer[];
begin
  if tg_op = 'UPDATE' then
    execute format('select array(select c.id from changed c join before b using (id) where c.%1$I or b.%1$I limit 201)', flag)
      into ids;
  else
    execute format('select array(select id from changed where %I limit 201)', flag) into ids;
  end if;
  perform announce_ids(tg_table_name, ids);
  return null;
end $$;

do $$
declare
  noun text;
  flag text;
begin
  foreach noun in array array['question', 'questionblock'] loop
    flag := case noun when 'question' then 'is_public' else 'is_shown' end;
    execute format('drop trigger announce_insert on %I', noun);
    execute format('drop trigger announce_update on %I', noun);
    execute format('drop trigger announce_delete on %I', noun);
    execute format('create trigger announce_insert after insert on %I referencing new table as changed
      for each statement execute function announce_public(%L)', noun, flag);
    execute format('create trigger announce_update after update on %I referencing old table as before new table as changed
      for each statement execute function announce_public(%L)', noun, flag);
    execute format('create trigger announce_delete after delete on %I referencing old table as changed
      for each statement execute function announce_public(%L)', noun, flag);
  end loop;
end $$;
