-- oldest program: 0051
-- A consultant may ask back before answering; until the asker has replied, or this moment has come, the deadlines wait: both are
-- moved on when it is asked, and what is left of the wait is taken back when it ends early.

alter table question add column reply_until timestamptz;

alter table questionblock drop constraint questionblock_kind_check;
alter table questionblock add constraint questionblock_kind_check
  check (kind in ('question', 'answer', 'followup', 'ask_back', 'reply'));
