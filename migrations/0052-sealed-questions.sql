-- What people ask in private is sealed with a key that is not in the database (docs/decisions/2026-11-23-private-questions-are-sealed.md).
-- oldest program: 0051
-- Sealed, a row's texts are in `sealed` alone and its columns of text are empty; `sealed_by` names the key. The older program
-- shows such a question without its text. Rows from before are sealed by the job `questions-seal`.
alter table question add column sealed text;
alter table question add column sealed_by text;
alter table questionblock add column sealed text;
alter table questionblock add column sealed_by text;
-- A random text is not worth the time that packing it takes.
alter table question alter column sealed set storage external;
alter table questionblock alter column sealed set storage external;
