-- oldest program: 0068
-- When the last check of all links began: what an editor asked for before has been done.

alter table link_check add column started_at timestamptz;
