-- Search: what can be found (search_entry), the words of titles (search_word), and what waits to be indexed (search_queue).
-- Stems and keys are made by the program (src/shared/language/georgian); the database only keeps and compares ASCII.

-- One partition for each kind: counting and listing one kind never passes through another one's rows.
create table search_entry (
  kind text not null,
  record_id integer not null,
  -- Title and synonyms as whole keys, for the exact match.
  keys text[] collate "C" not null,
  -- Distinct words of title and synonyms, as they stand in search_word.
  words text[] collate "C" not null,
  title_stems tsvector not null,
  -- Words of the title that carry meaning: the fewer, the more of the title a match covers.
  title_length smallint not null,
  -- Everything the record is found by. Stems of the title come a second time behind T, those of introtext and headings
  -- behind S, so that one index answers „in the title“ without looking at the row.
  stems tsvector not null,
  -- Newer comes first among equals.
  sorted_at timestamptz not null,
  stem_version smallint not null,
  primary key (kind, record_id)
) partition by list (kind);
-- Only the index reads it; packing it would cost more than it saves.
alter table search_entry alter column stems set storage external;
-- What is indexed waits in a short list first; a long one would slow every question down.
create index search_entry_stems on search_entry using gin (stems) with (gin_pending_list_limit = 1024);
create index search_entry_newest on search_entry (sorted_at desc, record_id desc);
create index search_entry_version on search_entry (stem_version);

-- Words that stand in titles: for completing what is being typed and for guessing what was meant.
create table search_word (
  word text collate "C" primary key,
  stem text collate "C" not null,
  -- The word as readers write it.
  shown text not null,
  -- In how many entries it stands.
  uses integer not null
);
create index search_word_alike on search_word using gin (word gin_trgm_ops, stem gin_trgm_ops);
create index search_word_stem on search_word (stem);

-- Records that changed. Rows are only added by writers and only taken by the indexer: nobody waits for anybody.
create table search_queue (
  id bigint primary key generated always as identity,
  kind text not null,
  record_id integer not null
);

create function search_enqueue() returns trigger language plpgsql as $$
begin
  execute format('insert into search_queue (kind, record_id) select distinct %L, %I from changed', tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- Makes a table's changes reach the index: search_watch(table, kind, column that holds the record's id).
create function search_watch(relation regclass, kind text, id_column text) returns void language plpgsql as $$
begin
  execute format('create table if not exists %I partition of search_entry for values in (%L)', 'search_entry_' || kind, kind);
  execute format(
    'create trigger search_insert after insert on %s referencing new table as changed
       for each statement execute function search_enqueue(%L, %L)', relation, kind, id_column);
  execute format(
    'create trigger search_update after update on %s referencing new table as changed
       for each statement execute function search_enqueue(%L, %L)', relation, kind, id_column);
  execute format(
    'create trigger search_delete after delete on %s referencing old table as changed
       for each statement execute function search_enqueue(%L, %L)', relation, kind, id_column);
end $$;

select search_watch('article', 'article', 'id');
insert into search_queue (kind, record_id) select 'article', id from article;
