-- oldest program: 0068
-- What readers search for and do not find, and what editors teach the search about it.

-- What a reader's word is called elsewhere: names of one thing, or a phrase and the name that it means.
create sequence taught_word_id;
create table taught_word (
  id integer primary key default nextval('taught_word_id'),
  kind text not null check (kind in ('synonym', 'phrase')),
  written text not null,
  meaning text not null,
  created_at timestamptz not null default now(),
  unique (kind, written, meaning)
);
select announce('taught_word', 'taught_word', 'id');

-- A search that found nothing, or a part of what was asked. Its text is stored when the third reader asks for it.
create table missed_search (
  id integer primary key default nextval('taught_word_id'),
  key bytea not null unique,
  query text,
  readers integer not null default 0,
  last_at timestamptz not null
);
-- Who has asked, by a keyed hash of reader and text together: it tells readers of one search apart and nothing else.
create table missed_search_reader (
  key bytea not null,
  reader bytea not null,
  at timestamptz not null,
  primary key (key, reader)
);
create index missed_search_reader_at on missed_search_reader (at);

-- Counts of a day in Tbilisi: searches, and the views of days whose single articles are counted no more.
create table daily_count (
  day date not null,
  kind text not null check (kind in ('searches', 'views')),
  count integer not null default 0,
  primary key (day, kind)
);
