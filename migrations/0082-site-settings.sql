-- oldest program: 0068
-- What the owner says of the portal without a release: how it is reached, and texts of its own. One row.

create table site_settings (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1,
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  facebook text not null default '',
  instagram text not null default '',
  youtube text not null default '',
  opening_text text not null default '',
  consent_text text not null default ''
);
insert into site_settings default values;
select announce('site_settings', 'site_settings', 'id');
