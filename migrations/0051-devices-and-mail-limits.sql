-- Browsers that have signed in to an account before; the token is in the browser's cookie, only its SHA-256 is here.
create table account_device (
  account_id integer not null references account (id) on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, token_hash)
);

-- When a mailbox was last written to, by kind of mail; only the SHA-256 of the address is here.
create table mail_recent (
  recipient_hash bytea not null,
  kind text not null,
  sent_at timestamptz[] not null,
  primary key (recipient_hash, kind)
);
