import type { ChangeLogRepository } from '#server/records/change-log.repository.ts';
import { documentFromPlainText } from '#shared/content/from-plain-text.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import type { DeskComment } from '#shared/contracts/office/words/comments.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { recordMessages } from '#shared/language/ka/office/records.ts';
import { comments as text } from '#shared/language/ka/reading/comments.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import { articlePath } from '#shared/paths/paths.ts';
import type { CommentFind, CommentsRepository, ListedComment, Transact, Tx } from './comments.repository.ts';

export type CommentsService = ReturnType<typeof createCommentsService>;

interface Repositories {
  readonly comments: CommentsRepository;
  readonly log: ChangeLogRepository;
}

/** Comments that an account may write in an hour. */
const maxAnHour = 10;

/** Readers' comments under articles, and the desk where editors approve or reject them. */
export function createCommentsService({
  comments,
  within,
  transact,
  now,
}: {
  comments: CommentsRepository;
  within: (tx: Tx) => Repositories;
  transact: Transact;
  now: () => number;
}) {
  /**
   * Stores a comment, which waits for an editor. Readers see a first name alone.
   * @throws Problem `article_not_found`, `too_many`, and at `parent_id` where no such comment is shown under the article.
   */
  async function write({
    accountId,
    articleId,
    body,
    parent_id = null,
  }: {
    accountId: number;
    articleId: number;
    body: string;
    parent_id?: number | null | undefined;
  }): Promise<{ status: 'waiting' }> {
    const writer = await comments.findWriter(articleId, accountId);
    if (!writer) throw new Problem('not_found', { message: text.noArticle, code: 'article_not_found' });
    if (parent_id !== null && !(await comments.isShown(parent_id, articleId))) throw unknownParent();
    const document = documentFromPlainText(body);
    await transact(async (tx) => {
      const { comments: rows } = within(tx);
      await rows.refuseTooMany(accountId, maxAnHour, now());
      await rows.addComment(
        {
          ...{ article_id: articleId, account_id: accountId, parent_id, is_author: writer.is_author },
          author_name: writer.first_name.trim() || text.nameless,
          ...{ body: JSON.stringify(document), body_html: renderHtml(document) },
        },
        new Date(now()),
      );
    });
    return { status: 'waiting' };
  }

  async function listComments({ page, limit, ...given }: CommentFind & { page: number; limit: number }) {
    const query = { ...given, search: given.search.trim() };
    const [found, counted] = await Promise.all([
      comments.list(query, { limit, offset: (page - 1) * limit }),
      comments.countStates(query),
    ]);
    const counts = { waiting: 0, approved: 0, rejected: 0, ...counted };
    const total = query.state ? counts[query.state] : counts.waiting + counts.approved + counts.rejected;
    return { rows: found.map(present), total, counts };
  }

  /** @throws Problem 409 `not_now` where it is approved already */
  const approve = (accountId: number, id: number): Promise<DeskComment> =>
    decide({ accountId, id, to: 'approved' }, ({ comments: rows }) => rows.approve(id));

  /** @throws Problem 409 `not_now` where it is rejected already */
  const reject = (accountId: number, { id, reason }: { id: number; reason: string }): Promise<DeskComment> =>
    decide({ accountId, id, to: 'rejected', reason }, ({ comments: rows }) =>
      rows.reject(id, reason, new Date(now())),
    );

  async function decide(
    {
      accountId,
      id,
      to,
      ...why
    }: { accountId: number; id: number; to: 'approved' | 'rejected'; reason?: string },
    change: (repositories: Repositories) => Promise<void>,
  ): Promise<DeskComment> {
    return transact(async (tx) => {
      const repositories = within(tx);
      const before = await repositories.comments.lock(id);
      if (!before) throw missing();
      if (before === to) throw new Problem('conflict', { message: text.decided, code: 'not_now' });
      await change(repositories);
      await repositories.log.appendChanges([
        {
          ...{ collection: 'comment', recordId: id, accountId, fields: ['state'], ...why },
          ...{ before: { state: before }, after: { state: to } },
          action: to === 'approved' ? 'approve' : 'reject',
        },
      ]);
      return present((await repositories.comments.find(id)) ?? missing());
    });
  }

  return { write, listComments, approve, reject };
}

function present({ article, ...comment }: ListedComment): DeskComment {
  const { id, title, introtext, alias, category_alias, section_alias } = article;
  const categoryPath = [section_alias, category_alias].filter(Boolean).join('/');
  return { ...comment, article: { id, title, introtext, url: articlePath({ id, alias, categoryPath }) } };
}

function missing(): never {
  throw new Problem('not_found', { message: recordMessages.noRecord, code: 'not_found' });
}

function unknownParent(): Problem {
  const complaint = { message: formMessages.unknown_comment, code: 'unknown_comment' };
  return new Problem('bad_input', complaint, { parent_id: [complaint] });
}
