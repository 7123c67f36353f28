import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { seedsDirectory } from './seed-files.ts';

/** The demonstration content of encyclopedia, directories, journals and questions as its files describe it. */
const id = z.int().positive();
const ids = z.array(id);
const title = z.string().min(1).max(200);
const text = z.string().min(1);
const drawn = { hue: z.number().min(0).max(360), icon: text };
const day = z.iso.date();
const moment = z.iso.datetime();
const source = z.strictObject({ title: text, url: z.url() });
const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

const term = z.strictObject({
  id,
  title,
  synonyms: z.array(text),
  related: ids,
  sources: z.array(text).min(1),
  intro: text,
  body: text,
});
const section = z.strictObject({
  section: z.strictObject({ id, alias: text, title, position: z.int(), ...drawn }),
  reviewed_at: day,
  terms: z.array(term).min(1),
});
const clinic = z.strictObject({
  id,
  title,
  city: text,
  address: text,
  location: z.strictObject({ lat: z.number(), lng: z.number() }),
  phones: z.array(text),
  email: z.email().nullable(),
  hours: z.array(
    z.strictObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: clock, closes: clock }),
  ),
  branches: ids,
  verified_at: day.nullable(),
  ...drawn,
  introtext: text,
  body: text,
});
const person = { id, title, professions: ids.min(1), hue: drawn.hue, introtext: text, body: text };
const doctor = z.strictObject({
  ...person,
  clinics: ids,
  languages: z.array(text),
  since: z.int(),
  license: text,
  verified_at: day.nullable(),
  phones: z.array(text),
});
const consultant = z.strictObject({ ...person, is_available: z.boolean() });
const journal = z.strictObject({
  id,
  title,
  number: z.int(),
  published_on: day,
  ...drawn,
  articles: ids,
  introtext: text,
  body: text,
});
const question = z.strictObject({
  id,
  title,
  category: id,
  consultant: id,
  tags: z.array(text),
  asked_at: moment,
  answered_at: moment,
  views: z.int().min(0),
  body: text,
  answer: text,
  followups: z
    .array(z.strictObject({ kind: z.enum(['answer', 'followup']), at: moment, body: text }))
    .default([]),
});
const comment = z.strictObject({
  id,
  article: id,
  author: text,
  at: moment,
  parent: id.optional(),
  body: text,
});
const project = z.strictObject({
  id,
  title,
  alias: text,
  ...drawn,
  introtext: text,
  sponsor: z.strictObject({ title, hue: drawn.hue }),
  articles: ids,
  body: text,
  sections: z.array(z.strictObject({ title, body: text })),
});
const calculation = z.strictObject({ alias: text, ...drawn });
const notes = z.strictObject({
  term: text,
  clinic: text,
  person: text,
  journal: text,
  question: text,
  project: text,
});

const files = z.object({
  sources: z.record(z.string(), source),
  sections: z.array(section),
  branches: z.array(z.strictObject({ id, name: text })),
  /** With the categories whose questions they answer. */
  professions: z.array(z.strictObject({ id, title, categories: ids.default([]) })),
  clinics: z.array(clinic),
  doctors: z.array(doctor),
  consultants: z.array(consultant),
  journals: z.array(journal),
  projects: z.array(project),
  calculations: z.array(calculation),
  comments: z.array(comment),
  questions: z.array(question),
  notes,
});

export type DirectoryContent = z.infer<typeof files>;

/** Reads and checks the seed files of the directories; a mistake in one is an error that says where. */
export function readDirectories(directory: string = seedsDirectory): DirectoryContent {
  const read = (name: string): unknown => parse(readFileSync(join(directory, name), 'utf8'));
  const numbered = (folder: string): unknown[] =>
    readdirSync(join(directory, folder))
      .filter((name) => /^\d+.*\.yaml$/.test(name))
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map((name) => read(join(folder, name)));
  const found = files.safeParse({
    sources: read('terms/sources.yaml'),
    sections: numbered('terms'),
    branches: read('directories/branches.json'),
    professions: read('directories/professions.json'),
    clinics: read('directories/clinics.yaml'),
    doctors: read('directories/doctors.yaml'),
    consultants: read('directories/consultants.yaml'),
    journals: read('directories/journals.yaml'),
    projects: read('directories/special-projects.yaml'),
    calculations: read('directories/calculations.json'),
    comments: read('directories/comments.json'),
    questions: numbered('questions').flat(),
    notes: read('directories/demo-notes.json'),
  });
  if (!found.success) throw new Error(`seeds/: ${z.prettifyError(found.error)}`);
  return found.data;
}
