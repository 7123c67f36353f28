import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { firstSyntheticId, mixed } from './seed-synthetic.repository.ts';

interface SyntheticDirectories {
  readonly db: Database;
  /** How many there are to be in the end; those that are there already are kept. */
  readonly clinics: number;
  readonly doctors: number;
  say(line: string): void;
}

const first = sql.lit(firstSyntheticId);
const lastOf = (amount: number) => sql.lit(firstSyntheticId + amount - 1);

/** Clinics and doctors for measuring, made inside the database from the demonstration ones under other names. */
export async function seedSyntheticDirectories(asked: SyntheticDirectories): Promise<void> {
  const { db, clinics, doctors, say } = asked;
  await db.transaction().execute(async (transaction) => {
    await insertClinics(transaction, clinics);
    await insertDoctors(transaction, doctors, clinics);
  });
  for (const table of ['clinic', 'doctor'])
    await sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id')::regclass, max(id)) from ${sql.table(table)}`.execute(
      db,
    );
  for (const table of ['clinic', 'clinic_branch', 'doctor', 'doctor_profession', 'doctor_clinic'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  say(`clinics ${clinics}, doctors ${doctors}`);
}

/** A numbered row for each new record, with the demonstration record of the same table it is made after. */
const numbered = (table: string, amount: number) => sql`
  sample as materialized (
    select row_number() over (order by id) - 1 as place, * from ${sql.table(table)} where id < ${first} and status = 'published'
  ),
  numbered as (
    select number::integer as id, ${mixed(1)} % (select count(*) from sample) as place, ${mixed(2)} as other
    from generate_series(${first}::bigint, ${lastOf(amount)}::bigint) as number
  )`;

async function insertClinics(db: Database, amount: number): Promise<void> {
  await sql`
    with ${numbered('clinic', amount)},
    cities as (select array_agg(distinct city) as names from sample)
    insert into clinic (id, alias, title, image, images, introtext, body, body_html, city, address, location, phones, email,
      hours, verified_at, status)
    select n.id, s.alias || '-' || n.id, s.title || ', ფილიალი ' || n.id - ${first} + 1, s.image, s.images, s.introtext, s.body,
      s.body_html, c.names[1 + n.other % cardinality(c.names)], s.address, s.location, s.phones, s.email, s.hours,
      case when n.other % 3 > 0 then date '2026-01-01' + (n.other % 300)::integer end, 'published'
    from numbered n join sample s on s.place = n.place cross join cities c
    on conflict (id) do nothing`.execute(db);
  await sql`
    with ${numbered('clinic', amount)}
    insert into clinic_branch (clinic_id, medicine_branch_id, position)
    select n.id, b.medicine_branch_id, b.position
    from numbered n join sample s on s.place = n.place join clinic_branch b on b.clinic_id = s.id
    on conflict do nothing`.execute(db);
}

/** The first name of one demonstration doctor, the family name of another. */
async function insertDoctors(db: Database, amount: number, clinics: number): Promise<void> {
  await sql`
    with ${numbered('doctor', amount)}
    insert into doctor (id, alias, title, image, introtext, body, body_html, phones, languages, experience_since,
      license_number, verified_at, status)
    select n.id, s.alias || '-' || n.id, split_part(s.title, ' ', 1) || ' ' || split_part(o.title, ' ', 2), s.image, s.introtext,
      s.body, s.body_html, s.phones, o.languages, 1985 + (n.other % 38)::integer, 'D-' || n.id, s.verified_at, 'published'
    from numbered n
    join sample s on s.place = n.place
    join sample o on o.place = n.other % (select count(*) from sample)
    on conflict (id) do nothing`.execute(db);
  await sql`
    with ${numbered('doctor', amount)}
    insert into doctor_profession (doctor_id, profession_id, position)
    select n.id, p.profession_id, p.position
    from numbered n join sample s on s.place = n.place join doctor_profession p on p.doctor_id = s.id
    on conflict do nothing`.execute(db);
  if (clinics === 0) return;
  await sql`
    with ${numbered('doctor', amount)}
    insert into doctor_clinic (doctor_id, clinic_id, position)
    select n.id, ${first} + (n.other / (position + 1)) % ${sql.lit(clinics)}, position
    from numbered n cross join generate_series(0, (n.other % 2)::integer) as position
    on conflict do nothing`.execute(db);
}
