-- Search finds what the directories hold as well; those related by name bring their records along.

select search_watch('term', 'term', 'id');
select search_watch('question', 'question', 'id');
select search_watch('question_tag', 'question', 'question_id');
select search_watch('clinic', 'clinic', 'id');
select search_watch('clinic_branch', 'clinic', 'clinic_id');
select search_watch('doctor', 'doctor', 'id');
select search_watch('doctor_profession', 'doctor', 'doctor_id');
select search_watch('doctor_clinic', 'doctor', 'doctor_id');
select search_watch('consultant', 'consultant', 'id');
select search_watch('consultant_profession', 'consultant', 'consultant_id');
select search_watch('journal', 'journal', 'id');

insert into search_queue (kind, record_id)
select 'term', id from term union all select 'question', id from question union all select 'clinic', id from clinic
union all select 'doctor', id from doctor union all select 'consultant', id from consultant union all select 'journal', id from journal;
