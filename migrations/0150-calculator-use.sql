-- oldest program: 0051
-- How often each calculator was computed on a day of Tbilisi: counts alone, nothing of values and of who.

create table calculator_use (
  calculator text not null,
  day date not null,
  count integer not null check (count > 0),
  primary key (day, calculator)
);
