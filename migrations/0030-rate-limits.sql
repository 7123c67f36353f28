-- Rate limits that several instances share, in the form that the library rate-limiter-flexible reads and writes. They need
-- not outlive a crash of the server: without the log they cost no write to disk. `rate_counter` goes with a later release,
-- for the program before this one still counts there.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
