-- How often a word is used changes with every record, and each change is a new row. With room beside it the new row stands
-- on the same page and no index hears of it; and what waits before the index of likeness is a short list, as it is read
-- from end to end by each question.
alter table search_word set (fillfactor = 60);
alter index search_word_alike set (gin_pending_list_limit = 256);
