-- oldest program: 0125
-- Notes of the office at a place of a text: what is read there again, by its words and what stands around them. They belong to the
-- record and not to its content, so nothing that is published, exported or compared has them.

create table review_note (
  id integer generated always as identity primary key,
  collection text not null,
  record_id integer not null,
  revision_id integer not null,
  field text not null,
  quote text not null,
  prefix text not null,
  suffix text not null,
  position integer not null,
  body text not null,
  created_at timestamptz not null,
  created_by integer references account (id) on delete set null,
  done_at timestamptz,
  done_by integer references account (id) on delete set null
);
create index review_note_of_record on review_note (collection, record_id, id);

create table review_note_reply (
  id integer generated always as identity primary key,
  note_id integer not null references review_note (id) on delete cascade,
  body text not null,
  created_at timestamptz not null,
  created_by integer references account (id) on delete set null
);
create index review_note_reply_of_note on review_note_reply (note_id, id);
