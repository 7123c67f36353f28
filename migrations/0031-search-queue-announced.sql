-- Records that wait to be indexed are announced: an instance that hears it indexes them, and nobody has to look all the time.
create function announce_search_queue() returns trigger language plpgsql as $$
begin
  perform pg_notify('salbuni_changed', 'search_queue:*');
  return null;
end $$;
create trigger announce_insert after insert on search_queue
  for each statement execute function announce_search_queue();
