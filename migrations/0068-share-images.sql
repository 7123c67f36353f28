-- oldest program: 0051
-- The picture that messengers and networks show of a page, where it is another than the record's own.

alter table article add column share_image text;
alter table author add column share_image text;
alter table category add column share_image text;
alter table clinic add column share_image text;
alter table consultant add column share_image text;
alter table doctor add column share_image text;
alter table journal add column share_image text;
alter table question add column share_image text;
alter table special_project add column share_image text;
alter table staticpage add column share_image text;
alter table term add column share_image text;
