import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actsOn, mayDo, recordActs } from '#shared/access/record-rights.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import { type Role, roles } from '#shared/contracts/accounts.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
const people = new Map<Role | 'reader', Staff>();
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000 });
  const { signIn } = createStaffRoom(portal);
  for (const role of roles) people.set(role, await signIn([role]));
  people.set('reader', await signIn([]));
}, 60_000);
afterAll(() => portal.close());

const person = (who: Role | 'reader'): Staff => people.get(who) ?? expect.fail(`nobody is ${who}`);

/** One collection of each kind that the rights tell apart, and what desks decide. */
const kindsOfCollections = [
  ...new Map(
    recordCollections.map((one) => [
      `${one.writers} ${one.needsReview} ${one.writers?.length ? '' : one.name}`,
      one,
    ]),
  ).values(),
];

describe('the rights of the office', () => {
  it('hold for every role, every collection and every act', async () => {
    const wrong: string[] = [];
    for (const role of [...roles, 'reader'] as const)
      for (const collection of kindsOfCollections)
        for (const act of recordActs) {
          const answer = await person(role).records(collection.name, act, {});
          const isRefused = answer.status === 403;
          const isAllowed = role !== 'reader' && mayDo([role], collection, act);
          if (isRefused === isAllowed)
            wrong.push(`${role} ${collection.name} ${act}: ${answer.status} ${officeCode(answer)}`);
        }
    expect(wrong).toEqual([]);
  });

  it.each(['{"id": ', '[1', '{"__proto__": 1}'])(
    'come before a body that cannot be read: %s',
    async (broken) => {
      const send = async (path: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
        const answer = await person('author').sendText(path, body, headers);
        return `${answer.status} ${officeCode(answer)}`;
      };
      const withoutToken = { 'x-csrftoken': '' };
      const paths = {
        '/api/office/records/article/get/': '400 bad_input',
        '/api/office/records/article/describe/': '400 bad_input',
        '/api/office/records/article/note/': '400 bad_input',
        '/api/office/records/article/publish/': '403 no_right',
        '/api/office/records/advertisement/describe/': '403 no_right',
        '/api/office/records/nothing/get/': '404 not_found',
        '/api/office/nothing/list/': '404 not_found',
        '/api/office/settings/get/': '403 no_right',
        '/api/office/log/list/': '400 bad_input',
        '/api/office/media/list/': '400 bad_input',
        '/api/office/media/remove/': '403 no_right',
        '/api/office/views/save/': '400 bad_input',
        '/api/office/plans/list/': '400 bad_input',
        '/api/office/search/': '400 bad_input',
        '/api/article/1/comment/': '400 bad_input',
      };
      for (const [path, refusal] of Object.entries(paths)) {
        expect([path, await send(path, broken)]).toEqual([path, refusal]);
        expect([path, await send(path, broken, withoutToken)]).toEqual([path, '403 csrf']);
      }
      expect(await send('/api/office/log/list/', broken, { authorization: '' })).toBe('401 unauthenticated');
    },
  );

  it('let authors write and reviewers approve, and nobody both without both roles', () => {
    const acts = (role: Role, name: string) => {
      const collection = recordCollections.find((one) => one.name === name);
      return collection ? actsOn([role], collection) : [];
    };
    expect(acts('author', 'article')).not.toContain('publish');
    expect(acts('author', 'article')).toContain('submit');
    expect(acts('author', 'advertisement')).toEqual([]);
    expect(acts('author', 'category')).not.toContain('save');
    expect(acts('reviewer', 'article')).toEqual([
      'describe',
      'list',
      'get',
      'revisions',
      'diff',
      'preview',
      'notes',
      ...['note', 'note_reply', 'note_done'],
      'approve',
      'reject',
    ]);
    expect(acts('reviewer', 'tag')).not.toContain('approve');
    for (const role of roles.filter((one) => one !== 'reviewer'))
      expect(acts(role, 'article'), role).not.toContain('approve');
    expect(acts('editor', 'services')).toEqual([]);
    expect(acts('editor', 'article')).toContain('publish');
    expect(acts('sales', 'advertisement')).toContain('publish');
    expect(acts('sales', 'article')).not.toContain('save');
    expect(acts('consultant', 'article')).toEqual([]);
    expect(acts('admin', 'services')).toContain('save');
    expect(acts('admin', 'comment')).toEqual(['describe', 'list', 'get']);
    for (const role of roles) expect(acts(role, 'question'), role).toEqual([]);
  });

  it('send who may read to the desk that decides', async () => {
    expect(officeCode(await person('editor').records('comment', 'save', {}))).toBe('use_desk');
    expect(officeCode(await person('author').records('comment', 'save', {}))).toBe('no_right');
  });

  it('refuse in the order of the promise', async () => {
    const { app } = portal;
    const url = '/api/office/records/article/save/';
    const post = (headers: object, path = url) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{}',
      });
    expect((await post({})).statusCode).toBe(401);
    const noToken = await post({ authorization: 'Bearer made-up' });
    expect(noToken.statusCode).toBe(401);
    const reader = person('reader');
    expect((await reader.call('/api/office/records/nothing/save/', {})).status).toBe(404);
    expect(officeCode(await reader.call(url, { id: 'x' }))).toBe('no_right');
    const editor = person('editor');
    const bad = await editor.call(url, { id: 999_999, version: 1, content: { title: 7, unknown: 1 } });
    expect(bad.status).toBe(400);
    expect([officeCode(bad, 'title'), officeCode(bad, 'unknown')]).toEqual(['wrong_type', 'unknown_field']);
    const asked = { find: { no: 1 }, fields: ['no'], sort: 'nothing' };
    const { body: list } = await person('editor').records('article', 'list', asked);
    expect(Object.keys(list.error.fields).toSorted()).toEqual(['find', 'no', 'sort']);
    const misformed = { limit: 1000, page: 0, states: ['lost'], ...asked };
    const { body: both } = await person('editor').records('article', 'list', misformed);
    expect(Object.keys(both.error.fields).toSorted()).toEqual([
      ...['find', 'limit', 'no', 'page', 'sort', 'states'],
    ]);
    expect(officeCode(await reader.records('article', 'list', misformed))).toBe('no_right');
    expect((await editor.call(url, { id: 999_999, version: 1, content: { title: 'x' } })).status).toBe(404);
  });
});

describe('the limit of the office', () => {
  it('is twenty calls a second of one account', async () => {
    const strict = await buildPortal();
    const busy = await createStaffRoom(strict).signIn(['editor']);
    const calm = await createStaffRoom(strict).signIn(['editor']);
    const answers = await Promise.all(Array.from({ length: 30 }, () => busy.records('article', 'describe')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await calm.records('article', 'describe')).status).toBe(200);
    await strict.close();
  });
});
