-- oldest program: 0051
-- Files that people upload: their sizes are made by a job, which an announcement wakes.

alter table media add column has_sizes boolean not null default true;
create index media_without_sizes on media (id) where not has_sizes;
create index media_of_focus on media (path) where focal_x <> 0.5 or focal_y <> 0.5;
select announce('media', 'media', 'id');
