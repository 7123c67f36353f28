-- oldest program: 0051
-- A link to the page of a revision, for the person who asked for it.

create table preview (
  secret_hash bytea primary key,
  session_id uuid not null references account_session (id) on delete cascade,
  collection text not null,
  record_id integer not null,
  revision_id integer not null references revision (id) on delete cascade,
  device text not null check (device in ('desktop', 'mobile')),
  expires_at timestamptz not null
);
create index preview_expires on preview (expires_at);
create index preview_revision on preview (revision_id);
