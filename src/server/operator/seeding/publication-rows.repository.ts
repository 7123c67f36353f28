import type { Database } from '#server/database/connect.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import type { DirectoryContent } from './directory-files.ts';
import { calculationCover, journalCover, projectCover, sponsorLogo } from './directory-pictures.ts';
import { journalFile } from './journal-files.ts';
import { replaceLinks } from './links.repository.ts';
import { storedBody } from './seed-bodies.ts';
import { upsert } from './upsert.repository.ts';

const published = { status: 'published' as const };

/** Writes the journal's issues and the special projects, and gives the calculators their pictures. */
export async function writePublications(db: Database, content: DirectoryContent): Promise<void> {
  await writeJournals(db, content);
  await writeProjects(db, content);
  for (const { alias } of content.calculations)
    await db
      .updateTable('calculation')
      .set({ image: calculationCover(alias) })
      .where('alias', '=', alias)
      .execute();
}

async function writeJournals(db: Database, { journals, notes }: DirectoryContent): Promise<void> {
  await upsert(
    db,
    'journal',
    journals.map(({ id, title, number, published_on, introtext, body }) => ({
      ...{ id, title, number, published_on, introtext, ...published },
      alias: aliasOf(title),
      image: journalCover(id),
      file_url: journalFile(id),
      ...storedBody(body, notes.journal),
    })),
  );
  await replaceLinks(
    db,
    { table: 'journal_article', owner: 'journal_id', other: 'article_id' },
    journals.map(({ id, articles }) => ({ id, others: articles })),
  );
}

async function writeProjects(db: Database, { projects, notes }: DirectoryContent): Promise<void> {
  await upsert(
    db,
    'special_project',
    projects.map(({ id, title, alias, introtext, sponsor, sections, body }) => ({
      ...{ id, title, alias, introtext, ...published },
      image: projectCover(id),
      sponsor: JSON.stringify({ title: sponsor.title, url: null, logo: sponsorLogo(id) }),
      sections: JSON.stringify(
        sections.map((part) => ({ title: part.title, body: renderHtml(documentFromMarkdown(part.body)) })),
      ),
      ...storedBody(body, notes.project),
    })),
  );
  await replaceLinks(
    db,
    { table: 'special_project_article', owner: 'special_project_id', other: 'article_id' },
    projects.map(({ id, articles }) => ({ id, others: articles })),
  );
}
