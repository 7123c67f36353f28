import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#shared/contracts/calls.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

describe('/openapi.json', () => {
  it('describes calls that there are', () => {
    for (const { path, method = 'post' } of calls) {
      const url = path.replace(/\/$/, '').replace('{id}', ':id');
      expect(portal.app.hasRoute({ method: method === 'get' ? 'GET' : 'POST', url }), path).toBe(true);
    }
  });

  it('names every form field of a call, and who may make it', async () => {
    const { paths } = (await portal.app.inject('/openapi.json')).json();
    const { post } = paths['/payment/balance/billing/'];
    expect(Object.keys(post.requestBody.content['application/json'].schema.properties)).toEqual([
      'operation',
      'service',
      'question',
    ]);
    expect(post.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/auth/sign-in/'].post.requestBody.content['application/json'].schema.required).toEqual([
      'email',
      'password',
    ]);
    expect(paths['/api/restql/services/'].post).toBeDefined();
  });
});
