-- oldest program: 0068
-- outside a transaction
-- Lists of the office among 100,000 articles: counts by state, titles that contain some letters, who wrote and tagged them.

drop index concurrently if exists article_by_state;
create index concurrently article_by_state on article (status, id);
drop index concurrently if exists article_title_letters;
create index concurrently article_title_letters on article using gin (lower(title) gin_trgm_ops);
drop index concurrently if exists office_record_in_hand;
create index concurrently office_record_in_hand on office_record (collection, record_id) where working_id is not null or is_archived;
