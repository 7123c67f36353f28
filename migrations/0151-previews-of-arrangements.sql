-- oldest program: 0051
-- A preview may lay several revisions over the portal: the blocks of a page as they are arranged.

alter table preview add column also jsonb not null default '[]';
