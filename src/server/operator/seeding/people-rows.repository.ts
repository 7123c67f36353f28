import type { Database } from '#server/database/connect.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import type { DirectoryContent } from './directory-files.ts';
import { clinicPicture, consultantPortrait, doctorPortrait, roomsOf } from './directory-pictures.ts';
import { replaceLinks } from './links.repository.ts';
import { storedBody } from './seed-bodies.ts';
import { upsert } from './upsert.repository.ts';

const published = { status: 'published' as const };

/** Writes clinics, doctors and consultants with their branches, professions and places of work. */
export async function writePeople(db: Database, content: DirectoryContent): Promise<void> {
  await upsert(db, 'medicine_branch', content.branches);
  await upsert(
    db,
    'profession',
    content.professions.map(({ id, title }) => ({ id, title, alias: aliasOf(title) })),
  );
  await writeClinics(db, content);
  await writeDoctors(db, content);
  await writeConsultants(db, content);
}

async function writeClinics(db: Database, { clinics, notes }: DirectoryContent): Promise<void> {
  await upsert(
    db,
    'clinic',
    clinics.map(({ id, title, introtext, city, address, phones, email, verified_at, ...clinic }) => ({
      ...{ id, title, introtext, city, address, phones, email, verified_at, ...published },
      alias: aliasOf(title),
      image: clinicPicture(id),
      images: roomsOf(id),
      location: JSON.stringify(clinic.location),
      hours: JSON.stringify(clinic.hours),
      ...storedBody(clinic.body, notes.clinic),
    })),
  );
  await replaceLinks(
    db,
    { table: 'clinic_branch', owner: 'clinic_id', other: 'medicine_branch_id' },
    clinics.map(({ id, branches }) => ({ id, others: branches })),
  );
}

async function writeDoctors(db: Database, { doctors, notes }: DirectoryContent): Promise<void> {
  await upsert(
    db,
    'doctor',
    doctors.map(({ id, title, introtext, phones, languages, verified_at, since, license, body }) => ({
      ...{ id, title, introtext, phones, languages, verified_at, ...published },
      alias: aliasOf(title),
      image: doctorPortrait(id),
      experience_since: since,
      license_number: license,
      ...storedBody(body, notes.person),
    })),
  );
  await replaceLinks(
    db,
    { table: 'doctor_profession', owner: 'doctor_id', other: 'profession_id' },
    doctors.map(({ id, professions }) => ({ id, others: professions })),
  );
  await replaceLinks(
    db,
    { table: 'doctor_clinic', owner: 'doctor_id', other: 'clinic_id' },
    doctors.map(({ id, clinics }) => ({ id, others: clinics })),
  );
}

async function writeConsultants(db: Database, { consultants, notes }: DirectoryContent): Promise<void> {
  await upsert(
    db,
    'consultant',
    consultants.map(({ id, title, introtext, is_available, body }) => ({
      ...{ id, title, introtext, is_available, ...published },
      alias: aliasOf(title),
      image: consultantPortrait(id),
      ...storedBody(body, notes.person),
    })),
  );
  await replaceLinks(
    db,
    { table: 'consultant_profession', owner: 'consultant_id', other: 'profession_id' },
    consultants.map(({ id, professions }) => ({ id, others: professions })),
  );
}
