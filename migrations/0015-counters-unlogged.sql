-- Counters of the rate limits need not outlive a crash of the server: without the log they cost no write to disk.
alter table rate_counter set unlogged;
