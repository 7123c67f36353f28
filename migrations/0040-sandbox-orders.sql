-- Orders paid at a sandbox bank are labelled: their money is none, and a public site does not start with it.

alter table payment_order add column is_sandbox boolean not null default false;

-- Orders from before are known by the sandbox's own address, or by the program that called in the bank's name.
update payment_order o set is_sandbox = true
where o.redirect_url like '%/sandbox/bog/%'
  or exists (select from payment_event e where e.provider = 'cartu' and e.order_code = o.code and e.headers ->> 'user-agent' = 'node');
create index payment_order_of_sandbox on payment_order (id) where is_sandbox;
