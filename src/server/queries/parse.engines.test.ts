import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

describe('bad input', () => {
  it.each([
    [{ find: { idd: 1 } }, 'find.idd'],
    [{ find: { 'category.idd': 1 } }, 'find.category.idd'],
    [{ find: { 'author.image': 1 } }, 'find.author.image'],
    [{ find: { 'category.parent.id': 1 } }, 'find.category.parent.id'],
    [{ find: { category: 1 } }, 'find.category'],
    [{ find: { category: { id: 1 } } }, 'find.category'],
    [{ find: { status: 'draft' } }, 'find.status'],
    [{ find: { body: 'x' } }, 'find.body'],
    [{ find: { id: { $regex: 'x' } } }, 'find.id.$regex'],
    [{ find: { id: {} } }, 'find.id'],
    [{ find: { id: '1' } }, 'find.id'],
    [{ find: { id: 1.5 } }, 'find.id'],
    [{ find: { id: [1] } }, 'find.id'],
    [{ find: { id: null } }, 'find.id'],
    [{ find: { id: { $in: 1 } } }, 'find.id.$in'],
    [{ find: { id: { $in: [{}] } } }, 'find.id.$in'],
    [{ find: { has_video: { $gt: true } } }, 'find.has_video.$gt'],
    [{ find: { title: 'a\0b' } }, 'find.title'],
    [{ find: { published_at: 'yesterday' } }, 'find.published_at'],
    [{ find: { reviewed_at: '2026-02-30' } }, 'find.reviewed_at'],
    [{ find: [] }, 'find'],
    [{ fields: ['status'] }, 'fields.status'],
    [{ fields: ['constructor'] }, 'fields.constructor'],
    [{ fields: 'id' }, 'fields'],
    [{ sort: 'body' }, 'sort.body'],
    [{ sort: '-status' }, 'sort.status'],
    [{ sort: 5 }, 'sort'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ limit: '5' }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ skip: -1 }, 'skip'],
    [{ skip: 1e12 }, 'skip'],
    [{ many: 'no' }, 'many'],
    [{ group: 'title' }, 'group.title'],
    [{ fiend: {} }, 'fiend'],
  ])('names what is wrong in %j', async (body, place) => {
    const { status, body: answer } = await portal.ask('article', body);
    expect(status).toBe(400);
    expect((answer.error as { __all__: { message: string }[] }).__all__[0]?.message).toContain(`„${place}“`);
  });

  it('covers bodies that are no object; unknown collections get 404', async () => {
    for (const body of [[], 'x', 5])
      expect((await portal.ask('article', JSON.stringify(body))).status).toBeGreaterThanOrEqual(400);
    expect((await portal.ask('secrets', {})).status).toBe(404);
    expect((await portal.ask('constructor', {})).status).toBe(404);
    const post = (payload: string, type = 'application/json') =>
      portal.app.inject({
        method: 'POST',
        url: '/api/restql/article',
        payload,
        headers: { 'content-type': type },
      });
    expect((await post('{')).statusCode).toBe(400);
    expect((await post('{"__proto__": {"x": 1}}')).statusCode).toBe(400);
    expect((await post('{"find": {"__proto__": 1}}')).statusCode).toBe(400);
    expect((await post('null')).statusCode).toBe(400);
    expect((await post('x=1', 'text/xml')).statusCode).toBe(415);
    expect((await post(JSON.stringify({ find: { title: 'x'.repeat(70_000) } }))).statusCode).toBe(413);
    expect((await portal.app.inject({ method: 'GET', url: '/api/restql/article/' })).statusCode).toBe(405);
    expect((await portal.app.inject({ method: 'POST', url: '/api/nothing/' })).statusCode).toBe(404);
  });
});
