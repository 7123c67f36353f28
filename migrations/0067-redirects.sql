-- oldest program: 0051
-- An address that a record had: whoever asks for it is sent to the one that the record has now.

create table redirect (
  -- The path, with the query where the address has one.
  address text primary key,
  collection text not null,
  record_id integer not null,
  created_at timestamptz not null default now()
);
create index redirect_of_record on redirect (collection, record_id);
select announce('redirect', 'redirect', 'record_id');

create index article_due on article (next_review_at) where next_review_at is not null and status = 'published';
