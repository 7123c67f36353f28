-- oldest program: 0068
-- Terms and special projects are medical texts too: who approved them, when, and when they are to be looked at again.

alter table term add column reviewer_id integer references author (id), add column next_review_at date;
create index term_due on term (next_review_at) where next_review_at is not null and status = 'published';

alter table special_project add column reviewer_id integer references author (id),
  add column reviewed_at date, add column next_review_at date;
