-- Lists of clinics and doctors in each of their orders, and their filters' counts, stay quick with tens of thousands.

create index doctor_by_experience on doctor (experience_since, (title collate "C" < 'ა'), (title collate "C"), id)
  where status = 'published';
create index doctor_by_verification on doctor (verified_at desc nulls last, (title collate "C" < 'ა'), (title collate "C"), id desc)
  where status = 'published';
create index clinic_by_verification on clinic (verified_at desc nulls last, (title collate "C" < 'ა'), (title collate "C"), id desc)
  where status = 'published';

-- What is public is counted out of these indexes alone: the rows themselves are wide with texts.
create index clinic_public on clinic (id) include (city) where status = 'published';
drop index doctor_public;
create index doctor_public on doctor (id) include (languages) where status = 'published';
