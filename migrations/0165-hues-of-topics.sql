-- oldest program: 0051
-- The hue of a topic is chosen. Topics keep the one that their place in the list gave them.

alter table category add column hue text
  check (hue in ('heart', 'child', 'women', 'food', 'nerve', 'bones', 'skin', 'lungs'));

update category set hue = (array['heart', 'child', 'women', 'food', 'nerve', 'bones', 'skin', 'lungs'])[placed.hue]
from (
  select id, 1 + (row_number() over (order by position, id) - 1) % 8 as hue
  from category where parent_id is null
) as placed
where category.id = placed.id;
