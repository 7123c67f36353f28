-- oldest program: 0051
-- Articles and terms that accounts keep to read again, beside the questions that they have pinned.

create table saved_reading (
  account_id integer not null references account (id) on delete cascade,
  article_id integer references article (id) on delete cascade,
  term_id integer references term (id) on delete cascade,
  saved_at timestamptz not null,
  check (num_nonnulls(article_id, term_id) = 1),
  unique (account_id, article_id),
  unique (account_id, term_id)
);
create index saved_reading_of_article on saved_reading (article_id) where article_id is not null;
create index saved_reading_of_term on saved_reading (term_id) where term_id is not null;
