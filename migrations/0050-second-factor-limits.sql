-- Tries of a second factor are counted before a code is looked at, so that tries begun at once share one limit.
-- Oldest program that may run on this: the one before it, which leaves the new columns at their defaults.
alter table account_two_factor add column failures integer not null default 0;
alter table account_two_factor add column closed_until timestamptz;
-- When a session last proved the second factor.
alter table account_session add column second_factor_at timestamptz;
