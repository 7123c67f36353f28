-- oldest program: 0051
-- What the sales desk knows of an application, and what has become of it.

alter table application drop constraint application_status_check;
update application set status = case status when 'new' then 'waiting' when 'closed' then 'refused' else status end;
alter table application alter column status set default 'waiting';
alter table application add constraint application_status_check
  check (status in ('waiting', 'contacted', 'agreed', 'refused'));
alter table application add column note text not null default '';
-- The record of the list that was made when it was agreed.
alter table application add column recommended_id integer;
