import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import { topicHues } from '#shared/collections/topic-hues.ts';

/**
 * Schemas of the seed files. Only fields that seed-lines.ts transforms are named; all others are passed on for the collections
 * to check.
 */
const id = z.int().positive();
const entry = z.looseObject({ id });
const titled = entry.extend({ title: z.string().min(1) });
const written = titled.extend({ body: z.string().min(1) });
const hue = z.enum(topicHues);
/** What a picture is drawn from: see scripts/data/drawing. */
const drawn = { hue, object: z.string().min(1) };
const category = titled.extend({ object: drawn.object });
const person = written.extend({ hue });
const practitioner = person.extend({ professions: z.array(id).min(1) });

/** The pages of the portal about itself. */
const pageNames = Object.keys(staticPageAliases) as (keyof typeof staticPageAliases)[];

const files = z.object({
  categories: z.array(category.extend({ hue, children: z.array(category) })),
  tags: z.array(titled),
  authors: z.array(person),
  articles: z.array(
    written.extend({
      category: id,
      /** Recipe of its picture. */
      picture: z.string().min(1),
      tags: z.array(z.string()),
      published_at: z.string(),
      /** Name of a file in seeds/media. */
      video: z.string().optional(),
    }),
  ),
  /** `demonstration` is what only a demonstration says, in Markdown: addresses that nobody has. */
  pages: z.array(written.extend({ page: z.enum(pageNames), demonstration: z.string().optional() })),
  menu: z.array(entry),
  blocks: z.array(entry),
  /** Ids of articles, most read first. */
  mostRead: z.array(id),
  sources: z.record(z.string(), z.unknown()),
  sections: z.array(
    z.strictObject({
      section: titled,
      reviewed_at: z.string(),
      terms: z.array(written.extend({ intro: z.string(), sources: z.array(z.string()) })),
    }),
  ),
  branches: z.array(entry),
  /** With the categories whose questions they answer. */
  professions: z.array(titled.extend({ object: drawn.object, categories: z.array(id).default([]) })),
  clinics: z.array(person.extend({ facade: z.enum(['block', 'pavilion', 'balcony', 'arcade', 'cottage']) })),
  doctors: z.array(practitioner.extend({ since: z.int(), license: z.string() })),
  consultants: z.array(practitioner.extend({ since: z.int() })),
  journals: z.array(written.extend({ ...drawn, number: z.int(), published_on: z.string() })),
  projects: z.array(
    written.extend({
      ...drawn,
      sponsor: z.strictObject({ title: z.string(), hue, url: z.url() }),
      sections: z.array(z.strictObject({ title: z.string(), body: z.string() })),
    }),
  ),
  calculations: z.array(entry.extend({ ...drawn, alias: z.string() })),
  questions: z.array(
    written.extend({
      consultant: id,
      tags: z.array(z.string()),
      answered_at: z.string(),
      views: z.int().min(0),
      answer: z.string(),
      followups: z
        .array(z.strictObject({ kind: z.enum(['answer', 'followup']), at: z.string(), body: z.string() }))
        .default([]),
    }),
  ),
  comments: z.array(
    z.strictObject({
      id,
      article: id,
      author: z.string(),
      at: z.string(),
      parent: id.optional(),
      body: z.string(),
    }),
  ),
  partners: z.array(
    titled.extend({
      domain: z.string().endsWith('.example'),
      hue,
      items: z.array(
        z.strictObject({
          title: z.string(),
          object: drawn.object,
          new: z.string(),
          old: z.string().optional(),
        }),
      ),
    }),
  ),
  feeds: z.array(entry),
  advertising: z.object({
    emblems: z.record(z.string(), z.string()),
    ads: z.array(
      titled.extend({
        form: z.string(),
        emblem: z.string(),
        /** An advertiser's own colour in OKLCH: it is none of the house's hues. */
        hue_degrees: z.number().min(0).max(360),
        text: z.string(),
        action: z.string(),
      }),
    ),
  }),
  recommended: z.array(z.strictObject({ category: id, doctors: z.array(id), clinics: z.array(id) })),
  services: z.array(titled),
  /** The note that ends each kind of text, saying that it is a demonstration. */
  notes: z.record(z.string(), z.string()),
});

export type SeedContent = z.infer<typeof files>;
export const seedsDirectory = join(import.meta.dirname, '../../../../seeds');

/** Reads the seed files. @throws an error that names the file and position of a mistake */
export function readSeeds(directory: string = seedsDirectory): SeedContent {
  const read = (name: string): unknown => parse(readFileSync(join(directory, name), 'utf8'));
  const found = files.safeParse({
    categories: read('categories.json'),
    tags: read('tags.json'),
    authors: listFiles(directory, 'authors', 'md').map(readMarkdown),
    articles: listFiles(directory, 'articles', 'md').map(readMarkdown),
    pages: listFiles(directory, 'pages', 'md').map(readMarkdown),
    menu: read('menu.json'),
    blocks: read('blocks.json'),
    mostRead: read('most-read.json'),
    sources: read('terms/sources.yaml'),
    sections: listFiles(directory, 'terms', 'yaml')
      .filter((path) => !path.endsWith('sources.yaml'))
      .map((path) => parse(readFileSync(path, 'utf8'))),
    branches: read('directories/branches.json'),
    professions: read('directories/professions.json'),
    clinics: read('directories/clinics.yaml'),
    doctors: read('directories/doctors.yaml'),
    consultants: read('directories/consultants.yaml'),
    journals: read('directories/journals.yaml'),
    projects: read('directories/special-projects.yaml'),
    calculations: read('directories/calculations.json'),
    comments: read('directories/comments.json'),
    questions: listFiles(directory, 'questions', 'yaml').flatMap((path) => parse(readFileSync(path, 'utf8'))),
    partners: read('sponsors/partners.yaml'),
    feeds: read('sponsors/feeds.json'),
    advertising: read('advertising/ads.yaml'),
    recommended: read('advertising/recommended.json'),
    services: read('services.json'),
    notes: { ...(read('demo-notes.json') as object), ...(read('directories/demo-notes.json') as object) },
  });
  if (!found.success) throw new Error(`seeds/: ${z.prettifyError(found.error)}`);
  return found.data;
}

function listFiles(directory: string, folder: string, ending: string): string[] {
  return readdirSync(join(directory, folder))
    .filter((name) => name.endsWith(`.${ending}`))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => join(directory, folder, name));
}

/** Reads a Markdown file as its front matter with `body`. */
function readMarkdown(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${path} has no front matter`);
  return { ...(parse(head) as object), body: body.trim() };
}
