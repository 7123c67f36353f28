-- oldest program: 0051
-- Readers write comments: whose they are, and what an editor decided.

-- Nobody's where an import brought it. With the account goes what it wrote, and what answers that.
alter table comment add column account_id integer references account (id) on delete cascade;
-- Written by the article's author or reviewer.
alter table comment add column is_author boolean not null default false;
alter table comment add column rejected_at timestamptz;
alter table comment add column reject_reason text;
create index comment_of_account on comment (account_id, created_at desc) where account_id is not null;
