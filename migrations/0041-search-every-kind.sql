-- Search finds calculators, pages, topics, authors, services and projects as well; and doctors by the cities of their clinics.

select search_watch('calculation', 'calculation', 'id');
select search_watch('staticpage', 'staticpage', 'id');
select search_watch('tag', 'tag', 'id');
select search_watch('category', 'category', 'id');
select search_watch('author', 'author', 'id');
select search_watch('service', 'services', 'id');
select search_watch('special_project', 'special_project', 'id');

create function search_enqueue_doctors_of_clinic() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, record_id)
  select distinct 'doctor', link.doctor_id from changed join doctor_clinic link on link.clinic_id = changed.id;
  return null;
end $$;
create trigger search_update_doctors after update on clinic referencing new table as changed
  for each statement execute function search_enqueue_doctors_of_clinic();

insert into search_queue (kind, record_id)
select 'calculation', id from calculation union all select 'staticpage', id from staticpage union all select 'tag', id from tag
union all select 'category', id from category union all select 'author', id from author
union all select 'services', id from service union all select 'special_project', id from special_project;
