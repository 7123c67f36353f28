import { sql } from 'kysely';
import type { Answer } from '#shared/collections/query.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { buildPortal, plainRenderer } from './build-app.ts';
import { createStaffRoom, documentOf, type OfficeAnswer, type Staff } from './office.ts';

export type OfficeArticle = Awaited<ReturnType<typeof openOfficeArticle>>;

/** Renders the title of the article that an address names. */
const titleRenderer: WebRenderer = {
  ...plainRenderer,
  routeAt: (path) =>
    path.endsWith('.html') ? { name: 'article', query: [], cacheSeconds: 60, access: 'public' } : undefined,
  renderPage: async ({ path, device, isPreview }, ask) => {
    const id = Number(/(\d+)-[a-z-]+\.html$/.exec(path)?.[1]);
    const query = { find: { id }, fields: ['title', 'id'], many: false };
    const { article } = await ask<Answer<'article', { title: string; id: number }>>('article', query);
    const title = article ? `${article.title} ${article.id}` : '';
    return { status: 200, html: `${device} ${isPreview ? 'preview' : ''} ${title}` };
  },
};

/** A portal with an author, an editor and a reviewer, and an article that the author has begun. Its clock is set by hand. */
export async function openOfficeArticle() {
  const clock = { time: Date.UTC(2026, 5, 1, 9) };
  const portal = await buildPortal({
    officeCallsPerSecond: 10_000,
    now: () => clock.time,
    renderer: titleRenderer,
  });
  const { db } = portal.database;
  const { signIn } = createStaffRoom(portal);
  const author = await signIn(['author'], 'ნინო');
  const editor = await signIn(['editor'], 'ლია');
  const reviewer = await signIn(['reviewer'], 'გია');
  const category = await portal.make.category();
  const tags = [await portal.make.tag(), await portal.make.tag()];
  const author_id = await portal.make.author();
  await db.updateTable('account').set({ author_id }).where('id', '=', reviewer.id).execute();
  /** The article as the last save left it. */
  const article = { id: 0, revision: 0, version: 0 };

  async function begin(): Promise<void> {
    const content = { title: 'გული', category, tags, introtext: 'შესავალი', body: documentOf('ტექსტი') };
    const saved = await author.records('article', 'save', { id: null, version: null, content });
    Object.assign(article, saved.body);
  }

  async function save(who: Staff, content: object): Promise<OfficeAnswer> {
    const { id, version } = article;
    const answer = await who.records('article', 'save', { id, version, content });
    if (answer.status === 200) Object.assign(article, answer.body);
    return answer;
  }

  const get = async (who = editor) => (await who.records('article', 'get', { id: article.id })).body;

  async function approve(): Promise<OfficeAnswer> {
    const { id, revision } = article;
    await author.records('article', 'submit', { id, revision });
    return reviewer.records('article', 'approve', { id, revision, next_review_at: '2027-01-15' });
  }

  const publish = (body: object = {}) =>
    editor.records('article', 'publish', { id: article.id, revision: article.revision, ...body });

  async function rowOf(): Promise<Record<string, unknown> | undefined> {
    const { rows } = await sql<
      Record<string, unknown>
    >`select *, to_char(reviewed_at, 'YYYY-MM-DD') as reviewed,
      to_char(next_review_at, 'YYYY-MM-DD') as next_review from article where id = ${article.id}`.execute(db);
    return rows[0];
  }

  async function actionsOf(): Promise<string[]> {
    const lines = db.selectFrom('change_log').select('action').where('collection', '=', 'article');
    return (await lines.where('record_id', '=', article.id).orderBy('id').execute()).map(
      ({ action }) => action,
    );
  }

  const keepPlans = () => portal.context.office.jobs[0]?.run();

  return {
    ...{ clock, portal, signIn, author, editor, reviewer, category, tags, article },
    ...{ begin, save, get, approve, publish, rowOf, actionsOf, keepPlans, close: portal.close },
  };
}
