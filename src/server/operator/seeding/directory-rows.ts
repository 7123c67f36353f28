import type { Database } from '#server/database/connect.ts';
import type { DirectoryContent } from './directory-files.ts';
import { writeEncyclopedia } from './encyclopedia-rows.repository.ts';
import { writePeople } from './people-rows.repository.ts';
import { writePublications } from './publication-rows.repository.ts';
import { writeQuestions } from './question-rows.repository.ts';

/** Writes the directories after the articles, categories and tags they point to. */
export async function writeDirectoryRows(
  db: Database,
  content: DirectoryContent,
  tags: readonly { readonly id: number; readonly title: string }[],
): Promise<void> {
  await writeEncyclopedia(db, content);
  await writePeople(db, content);
  await writePublications(db, content);
  await writeQuestions(db, content, new Map(tags.map(({ id, title }) => [title, id])));
}
