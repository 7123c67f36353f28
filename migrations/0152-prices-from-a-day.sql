-- oldest program: 0051
-- A price holds from a day on: until then the office keeps it as a plan, and readers pay the price before it.

alter table service add column valid_from date;
