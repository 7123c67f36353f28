-- When a page last changed, for the map of the site. Articles have had it from the beginning, told by their editors.

-- A row written as it was has not changed. Columns the database works out are not known yet before the row is written.
create function keep_updated_at() returns trigger language plpgsql as $$
declare
  ignored constant text[] := array['updated_at', 'letter', 'is_public'];
begin
  if to_jsonb(new) - ignored is distinct from to_jsonb(old) - ignored then
    new.updated_at := now();
  end if;
  return new;
end $$;

do $$
declare
  noun text;
begin
  foreach noun in array array['author', 'calculation', 'category', 'clinic', 'consultant', 'doctor', 'journal',
                              'question', 'special_project', 'staticpage', 'tag', 'term'] loop
    execute format('alter table %I add column updated_at timestamptz not null default now()', noun);
    execute format(
      'create trigger %I before update on %I for each row execute function keep_updated_at()',
      noun || '_updated', noun);
  end loop;
end $$;
