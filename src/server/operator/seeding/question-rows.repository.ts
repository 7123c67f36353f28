import type { Database } from '#server/database/connect.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { summaryOf } from '#shared/content/summary.ts';
import { askerTitle } from '#shared/language/ka/questions.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import type { DirectoryContent } from './directory-files.ts';
import { replaceLinks } from './links.repository.ts';
import { type StoredBody, storedBody } from './seed-bodies.ts';
import { upsert } from './upsert.repository.ts';

/** Writes answered questions with their tags, discussion and readers, and the comments under articles. */
export async function writeQuestions(
  db: Database,
  content: DirectoryContent,
  tagIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { questions, notes } = content;
  await upsert(
    db,
    'question',
    questions.map(({ id, title, category, consultant, asked_at, answered_at, body, answer }) => {
      const answered = storedBody(answer, notes.question);
      return {
        ...{ id, title, asked_at, answered_at },
        slug: aliasOf(title),
        introtext: summaryOf(body),
        category_id: category,
        consultant_id: consultant,
        answer: answered.body,
        answer_html: answered.body_html,
        published_at: answered_at,
        is_private: false,
        status: 'answered' as const,
        ...plainBody(body),
      };
    }),
  );
  await replaceLinks(
    db,
    { table: 'question_tag', owner: 'question_id', other: 'tag_id' },
    questions.map(({ id, tags }) => ({
      id,
      others: tags.map((title) => tagIds.get(title) ?? unknownTag(title)),
    })),
  );
  await writeDiscussions(db, content);
  for (const { id, views } of questions)
    await db
      .updateTable('question_popularity')
      .set({ views })
      .where('question_id', '=', id)
      .where('views', '=', 0)
      .execute();
  await writeComments(db, content);
  await writeAnsweringProfessions(db, content);
}

async function writeAnsweringProfessions(db: Database, { professions }: DirectoryContent): Promise<void> {
  const rows = professions.flatMap(({ id, categories }) =>
    categories.map((category_id) => ({ category_id, profession_id: id })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('category_profession')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function writeDiscussions(db: Database, { questions, consultants }: DirectoryContent): Promise<void> {
  const names = new Map(consultants.map(({ id, title }) => [id, title]));
  await upsert(
    db,
    'questionblock',
    questions.flatMap(({ id, consultant, followups }) =>
      followups.map((part, at) => ({
        id: id * 100 + at,
        question_id: id,
        kind: part.kind,
        author_title: part.kind === 'answer' ? (names.get(consultant) ?? '') : askerTitle,
        created_at: part.at,
        ...plainBody(part.body),
      })),
    ),
  );
}

/** Comments before their answers: an answer looks its comment up. */
async function writeComments(db: Database, { comments }: DirectoryContent): Promise<void> {
  const row = ({ id, article, author, at, parent, body }: DirectoryContent['comments'][number]) => ({
    id,
    article_id: article,
    parent_id: parent ?? null,
    author_name: author,
    created_at: at,
    is_approved: true,
    ...plainBody(body),
  });
  await upsert(db, 'comment', comments.filter(({ parent }) => parent === undefined).map(row));
  await upsert(db, 'comment', comments.filter(({ parent }) => parent !== undefined).map(row));
}

function plainBody(markdown: string): StoredBody {
  const document = documentFromMarkdown(markdown);
  return { body: JSON.stringify(document), body_html: renderHtml(document) };
}

function unknownTag(title: string): never {
  throw new Error(`seeds/questions: no tag „${title}“ in tags.json`);
}
