import type { Database } from '#server/database/connect.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import type { DirectoryContent } from './directory-files.ts';
import { sectionCover } from './directory-pictures.ts';
import { replaceLinks } from './links.repository.ts';
import { storedBody } from './seed-bodies.ts';
import { upsert } from './upsert.repository.ts';

/** Writes the sections of the encyclopedia, their terms and what is related. */
export async function writeEncyclopedia(
  db: Database,
  { sections, sources, notes }: DirectoryContent,
): Promise<void> {
  await upsert(
    db,
    'encyclopedia_section',
    sections.map(({ section: { id, alias, title, position } }) => ({ id, alias, title, position })),
  );
  await upsert(
    db,
    'term',
    sections.flatMap(({ section, reviewed_at, terms }) =>
      terms.map((term) => ({
        id: term.id,
        alias: aliasOf(term.title),
        title: term.title,
        // Categories and terms share names; their pages must not share titles.
        meta_title: `${term.title}: განმარტება`,
        introtext: term.intro,
        synonyms: term.synonyms,
        section_id: section.id,
        sources: JSON.stringify(term.sources.map((key) => sourceOf(sources, key))),
        reviewed_at,
        image: sectionCover(section.id),
        status: 'published' as const,
        ...storedBody(term.body, notes.term),
      })),
    ),
  );
  await replaceLinks(
    db,
    { table: 'term_related', owner: 'term_id', other: 'related_id' },
    sections.flatMap(({ terms }) => terms.map(({ id, related }) => ({ id, others: related }))),
  );
}

function sourceOf(sources: DirectoryContent['sources'], key: string) {
  const found = sources[key];
  if (!found) throw new Error(`seeds/terms: no source „${key}“ in sources.yaml`);
  return found;
}
