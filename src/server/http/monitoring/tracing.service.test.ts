import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createTracing, type Tracing } from './tracing.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** What a collector of OpenTelemetry is sent, in its protocol over HTTP. */
const received: { readonly path: string; readonly spans: readonly Span[] }[] = [];
let collector: Server;
let tracing: Tracing;
let portal: TestPortal;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export;
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    received.push({ path: request.url ?? '', spans });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  tracing = createTracing({ endpoint: `http://127.0.0.1:${port}/`, share: 1 });
  portal = await buildPortal({ tracing, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(async () => {
  await portal.close();
  collector.close();
});

it('requests and their statements are sent to the collector as one trace, without personal data', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await portal.app.inject({
    method: 'POST',
    url: '/api/restql/article/',
    payload: { find: { alias: 'a-secret-alias' }, fields: ['id'] },
    headers: { traceparent, 'x-forwarded-for': '192.0.2.7' },
  });
  await portal.app.inject({ url: '/?page=7', headers: { traceparent } });
  await tracing.close();

  expect(received.every(({ path }) => path === '/v1/traces')).toBe(true);
  const spans = received.flatMap((one) => one.spans);
  const query = spans.find(({ name }) => name === 'POST /api/restql/:collection');
  expect(query).toMatchObject({
    traceId: traceparent.split('-')[1],
    parentSpanId: traceparent.split('-')[2],
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === query?.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  const page = spans.find(({ name }) => name === 'GET home');
  expect(page?.attributes).toEqual(
    expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 200 } }]),
  );
  // Without a proxy in between nobody's word is taken for it.
  expect(page?.traceId).not.toBe(query?.traceId);
  expect(JSON.stringify(spans)).not.toMatch(/a-secret-alias|192\.0\.2\.7|page=7/);
});
