-- oldest program: 0068
-- A redirect leads to a record, or to an address that an editor typed. Links that leave the portal are checked.

-- The desk lists redirects and broken links together: their ids are of one sequence.
create sequence link_id;
alter table redirect add column id integer not null default nextval('link_id');
create unique index redirect_id on redirect (id);
alter table redirect add column target text;
alter table redirect alter column collection drop not null;
alter table redirect alter column record_id drop not null;
alter table redirect add check (num_nonnulls(target, record_id) = 1 and num_nonnulls(target, collection) = 1);
drop trigger announce_insert on redirect;
drop trigger announce_update on redirect;
drop trigger announce_delete on redirect;
select announce('redirect', 'redirect', 'id');

-- A link out of a published record.
create table outgoing_link (
  id integer primary key default nextval('link_id'),
  collection text not null,
  record_id integer not null,
  url text not null,
  checked_at timestamptz,
  -- The status of the answer, or why there was none.
  status text,
  broken_since timestamptz,
  unique (collection, record_id, url)
);
create index outgoing_link_url on outgoing_link (url);
create index outgoing_link_due on outgoing_link (checked_at nulls first);

-- When an editor last asked for a check of all links.
create table link_check (
  id integer primary key default 1 check (id = 1),
  requested_at timestamptz
);
select announce('link_check', 'link_check', 'id');
