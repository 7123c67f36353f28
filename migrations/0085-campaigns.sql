-- oldest program: 0064
-- What an advertiser buys: from when to when, how often, with which weight, on which device, with which link; and what was counted in each place.

-- no longer used: advertisement.starts_on
-- no longer used: advertisement.ends_on
alter table advertisement add column starts_at timestamptz;
alter table advertisement add column ends_at timestamptz;
alter table advertisement add column weight integer not null default 1 check (weight between 1 and 100);
alter table advertisement add column cap_total integer check (cap_total > 0);
alter table advertisement add column cap_daily integer check (cap_daily > 0);
alter table advertisement add column link text;
alter table advertisement add column device text not null default 'both' check (device in ('both', 'desktop', 'mobile'));

-- The first moment of a day in Tbilisi (UTC+4 all year).
create function tbilisi_midnight(day date) returns timestamptz language sql immutable as $$
  select (day::timestamp - interval '4 hours') at time zone 'UTC'
$$;

update advertisement set starts_at = tbilisi_midnight(starts_on), ends_at = tbilisi_midnight(ends_on + 1);

-- Whether a campaign has been seen as often as was bought, altogether or on a day.
create function advertisement_is_used_up(ad integer, total integer, daily integer, today date) returns boolean
language sql stable as $$
  select coalesce(sum(impressions) >= total, false) or coalesce(sum(impressions) filter (where day = today) >= daily, false)
  from advertisement_count where advertisement_id = ad
$$;

create function advertisement_runs(ad advertisement, moment timestamptz) returns boolean language sql stable as $$
  select ad.status = 'published' and ad.starts_at <= moment and (ad.ends_at is null or ad.ends_at > moment)
    and not advertisement_is_used_up(ad.id, ad.cap_total, ad.cap_daily,
      (moment at time zone 'UTC' + interval '4 hours')::date)
$$;

-- The program one release behind and imports name days, the office names moments: each follows the other.
create function advertisement_keep_running() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.starts_on is distinct from old.starts_on and new.starts_at is not distinct from old.starts_at then
    new.starts_at := null;
  end if;
  if tg_op = 'UPDATE' and new.ends_on is distinct from old.ends_on and new.ends_at is not distinct from old.ends_at then
    new.ends_at := tbilisi_midnight(new.ends_on + 1);
  elsif tg_op = 'INSERT' then
    new.ends_at := coalesce(new.ends_at, tbilisi_midnight(new.ends_on + 1));
  end if;
  new.starts_at := coalesce(new.starts_at, tbilisi_midnight(new.starts_on));
  new.starts_on := (new.starts_at at time zone 'UTC' + interval '4 hours')::date;
  new.ends_on := (new.ends_at at time zone 'UTC' + interval '4 hours' - interval '1 microsecond')::date;
  new.is_running := advertisement_runs(new, now());
  return new;
end $$;
drop trigger advertisement_running on advertisement;
create trigger advertisement_running before insert or update of status, starts_on, ends_on, starts_at, ends_at, cap_total, cap_daily
  on advertisement for each row execute function advertisement_keep_running();

alter table advertisement add constraint advertisement_ends_later check (ends_at > starts_at);

-- What was counted by place: a campaign may move from one place to another.
create table advertisement_place_count (
  advertisement_id integer not null references advertisement (id) on delete cascade,
  day date not null,
  place text not null,
  impressions integer not null,
  clicks integer not null,
  primary key (advertisement_id, day, place)
);
insert into advertisement_place_count
  select c.advertisement_id, c.day, a.position, c.impressions, c.clicks
  from advertisement_count c join advertisement a on a.id = c.advertisement_id;

create function advertisement_count_place() returns trigger language plpgsql as $$
declare
  more_impressions integer := new.impressions;
  more_clicks integer := new.clicks;
begin
  if tg_op = 'UPDATE' then
    more_impressions := new.impressions - old.impressions;
    more_clicks := new.clicks - old.clicks;
  end if;
  insert into advertisement_place_count as counted (advertisement_id, day, place, impressions, clicks)
    select new.advertisement_id, new.day, position, more_impressions, more_clicks from advertisement where id = new.advertisement_id
    on conflict (advertisement_id, day, place) do update
      set impressions = counted.impressions + excluded.impressions, clicks = counted.clicks + excluded.clicks;
  return null;
end $$;
create trigger advertisement_counted after insert or update on advertisement_count
  for each row execute function advertisement_count_place();

-- The address at which an advertiser reads what was counted of their campaign; a new one takes the place of the one before.
create table campaign_share (
  advertisement_id integer primary key references advertisement (id) on delete cascade,
  -- SHA-256 of 128 random bits.
  secret_hash bytea not null unique,
  shared_by integer references account (id) on delete set null,
  shared_at timestamptz not null
);
