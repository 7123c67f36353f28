import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { summaryOf } from '#shared/content/summary.ts';
import { askerTitle } from '#shared/language/ka/asking/questions.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { drawnPicture } from '#shared/paths/drawn-pictures.ts';
import { type SeedContent, seedsDirectory } from './seed-files.ts';
import * as media from './seed-pictures.ts';

/** A record of the seeds in the format of `npm run import` (CONTRACT.md section 1). */
export interface SeedLine {
  readonly collection: string;
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Converts the seeds to import lines, in any order. Import reports what is wrong with one. */
export function listSeedLines(content: SeedContent): SeedLine[] {
  return [
    ...articleLines(content),
    ...encyclopediaLines(content),
    ...peopleLines(content),
    ...publicationLines(content),
    ...questionLines(content),
    ...sponsorLines(content),
    ...content.menu.map((entry) => lineOf('menu', entry)),
    ...content.blocks.map((entry) => lineOf('articleblock', entry)),
    ...content.services.map((entry, at) => lineOf('services', { ...entry, position: at + 1 })),
  ];
}

interface Entry {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** What pictures are drawn from is no field of a record. */
function lineOf(
  collection: string,
  { hue: _, object: __, picture: ___, facade: ____, ...fields }: Entry,
): SeedLine {
  return { collection, ...fields };
}

const html = (markdown: string): string => renderHtml(documentFromMarkdown(markdown));

/** Appends the demonstration note to a text: it is part of the content, not of the interface. */
const noted = (markdown: string, note: string | undefined): string => html(markdown) + html(note ?? '');

/** Adds the alias, derived from the title, to a record with a page. */
const paged = (collection: string, entry: Entry & { readonly title: string }): SeedLine =>
  lineOf(collection, { alias: aliasOf(entry.title), ...entry });

function articleLines({ categories, tags, authors, articles, pages, notes }: SeedContent): SeedLine[] {
  const tagIds = idsByTitle(tags);
  const category = (entry: Entry, position: number, parent?: number) =>
    lineOf('category', {
      ...entry,
      position,
      image: drawnPicture('categories', entry.id),
      ...(parent ? { parent } : {}),
    });
  return [
    ...categories.flatMap(({ children, ...top }, at) => [
      { ...category(top, at + 1), hue: top.hue },
      ...children.map((child, place) => category(child, place + 1, top.id)),
    ]),
    ...tags.map((tag) => paged('tag', tag)),
    ...authors.map((author) =>
      paged('author', {
        ...author,
        image: drawnPicture('authors', author.id),
        body: noted(author.body, notes.author),
      }),
    ),
    ...articles.map(({ video, ...article }) =>
      paged('article', {
        ...article,
        image: drawnPicture('articles', article.id),
        updated_at: article.published_at,
        tags: article.tags.map(tagIds),
        body: noted(article.body, notes.article),
        ...(video ? { video: media.videoOf(article.id, video) } : {}),
      }),
    ),
    ...pages.map(({ page, demonstration = '', ...entry }) =>
      lineOf('staticpage', {
        ...entry,
        alias: staticPageAliases[page],
        body: noted(`${entry.body}\n\n${demonstration}`, notes.page),
      }),
    ),
  ];
}

/** A term is looked at again two years after its review. */
const reviewedAgain = (reviewed: string): string =>
  reviewed.replace(/^\d{4}/, (year) => String(Number(year) + 2));

function encyclopediaLines({ sections, sources, notes }: SeedContent): SeedLine[] {
  return sections.flatMap(({ section, reviewed_at, terms }) => [
    lineOf('encyclopedia_section', section),
    ...terms.map(({ intro, ...term }) =>
      paged('term', {
        ...term,
        // Categories and terms can share names, but page titles must differ.
        meta_title: `${term.title}: განმარტება`,
        introtext: intro,
        section: section.id,
        sources: term.sources.map((key) => sources[key] ?? missing(`source „${key}“ in terms/sources.yaml`)),
        reviewed_at,
        next_review_at: reviewedAgain(reviewed_at),
        body: noted(term.body, notes.term),
      }),
    ),
  ]);
}

function peopleLines(content: SeedContent): SeedLine[] {
  const { branches, professions, clinics, doctors, consultants, notes } = content;
  return [
    ...branches.map((branch) => lineOf('medicine_branch', branch)),
    ...professions.flatMap(({ categories, ...profession }) => [
      paged('profession', profession),
      ...categories.map((category, at) =>
        lineOf('category_profession', {
          id: profession.id * 100 + at + 1,
          category,
          profession: profession.id,
        }),
      ),
    ]),
    ...clinics.map((clinic) =>
      paged('clinic', {
        ...clinic,
        image: drawnPicture('clinics', clinic.id),
        body: noted(clinic.body, notes.clinic),
      }),
    ),
    ...doctors.map(({ since, license, ...doctor }) =>
      paged('doctor', {
        ...doctor,
        image: drawnPicture('doctors', doctor.id),
        experience_since: since,
        license_number: license,
        body: noted(doctor.body, notes.person),
      }),
    ),
    ...consultants.map(({ since, ...consultant }) =>
      paged('consultant', {
        ...consultant,
        experience_since: since,
        image: drawnPicture('consultants', consultant.id),
        body: noted(consultant.body, notes.person),
      }),
    ),
  ];
}

function publicationLines({ journals, projects, calculations, notes }: SeedContent): SeedLine[] {
  return [
    ...journals.map((journal) =>
      paged('journal', {
        ...journal,
        image: drawnPicture('journals', journal.id),
        file_url: media.journalFile(journal.id),
        body: noted(journal.body, notes.journal),
      }),
    ),
    ...projects.map((project) =>
      paged('special_project', {
        ...project,
        image: drawnPicture('projects', project.id),
        sponsor: {
          title: project.sponsor.title,
          url: project.sponsor.url,
          logo: drawnPicture('sponsors', project.id),
        },
        sections: project.sections.map(({ title, body }) => ({ title, body: html(body) })),
        body: noted(project.body, notes.project),
      }),
    ),
    ...calculations.map(({ alias, ...calculation }) =>
      lineOf('calculation', { ...calculation, image: drawnPicture('calculators', alias) }),
    ),
  ];
}

function questionLines({ questions, consultants, comments, tags, notes }: SeedContent): SeedLine[] {
  const tagIds = idsByTitle(tags);
  const names = new Map(consultants.map(({ id, title }) => [id, title]));
  return [
    ...questions.flatMap(({ followups, views: _, ...question }) => [
      lineOf('question', {
        ...question,
        slug: aliasOf(question.title),
        introtext: summaryOf(question.body),
        tags: question.tags.map(tagIds),
        published_at: question.answered_at,
        body: html(question.body),
        answer: noted(question.answer, notes.question),
      }),
      ...followups.map(({ kind, at, body }, place) =>
        lineOf('questionblock', {
          id: question.id * 100 + place,
          question: question.id,
          kind,
          author_title: kind === 'answer' ? names.get(question.consultant) : askerTitle,
          created_at: at,
          body: html(body),
        }),
      ),
    ]),
    ...comments.map(({ author, at, parent, body, ...comment }) =>
      lineOf('comment', {
        ...comment,
        author_name: author,
        created_at: at,
        body: html(body),
        ...(parent ? { parent_id: parent } : {}),
      }),
    ),
  ];
}

/** Demonstration campaigns have no end. */
const campaign = { starts_on: '2026-01-01' };

function sponsorLines({ partners, feeds, advertising, recommended }: SeedContent): SeedLine[] {
  return [
    ...partners.map(({ items, ...partner }) =>
      lineOf('collector', {
        ...partner,
        logo: drawnPicture('partners', partner.id),
        body: {
          items: items.map((item, at) => ({
            link: `https://${partner.domain}/${at + 1}`,
            title: item.title,
            ...media.offerPictures(partner.id, at),
            description: [`new_price: ${item.new}`, ...(item.old ? [`old_price: ${item.old}`] : [])].join(
              ', ',
            ),
          })),
        },
      }),
    ),
    ...feeds.map((feed) => lineOf('rssblock', feed)),
    ...advertising.ads.map(({ form, emblem, hue_degrees, text, action, ...ad }) => {
      const words = { title: ad.title, text, action, hue_degrees: String(hue_degrees), href: '/' };
      const drawing = advertising.emblems[emblem] ?? missing(`emblem „${emblem}“ in advertising/ads.yaml`);
      return lineOf('advertisement', {
        ...ad,
        ...campaign,
        body: fillForm(form, { ...words, emblem: drawing }),
      });
    }),
    ...recommended.flatMap(({ category, doctors, clinics }) => [
      ...doctors.map((doctor, at) => lineOf('recommended_doctors', { ...placeIn(category, at), doctor })),
      ...clinics.map((clinic, at) => lineOf('recommended_clinics', { ...placeIn(category, at), clinic })),
    ]),
  ];
}

const placeIn = (category: number, position: number) => ({
  id: category * 100 + position,
  category,
  position,
  ...campaign,
});

/** Fills a markup file that has `{{words}}` as placeholders. */
function fillForm(form: string, words: Readonly<Record<string, string>>): string {
  const markup = readFileSync(join(seedsDirectory, 'advertising', `${form}.html`), 'utf8');
  return Object.entries(words).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), markup);
}

function idsByTitle(entries: readonly { id: number; title: string }[]): (title: string) => number {
  const ids = new Map(entries.map(({ id, title }) => [title, id]));
  return (title) => ids.get(title) ?? missing(`tag „${title}“ in tags.json`);
}

function missing(what: string): never {
  throw new Error(`seeds/: there is no ${what}`);
}
