-- oldest program: 0051
-- How often video advertisements were shown on a day of Tbilisi.

alter table daily_count drop constraint daily_count_kind_check;
alter table daily_count add constraint daily_count_kind_check check (kind in ('searches', 'views', 'video_ads'));
