import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QueryTiming } from '#server/database/connect.ts';
import { routeOf } from './request-log.ts';

export type Tracing = ReturnType<typeof createTracing>;

/** The number of characters stored of a statement. */
const maxStatementLength = 1_000;

const header: TextMapGetter<FastifyRequest> = {
  keys: (request) => Object.keys(request.headers),
  get: (request, name) => request.headers[name],
};

/**
 * Traces requests and their database statements to an OTLP/HTTP receiver. A trace contains the route instead of the address,
 * and statements without values, like the request log. Loaded only if a receiver is set.
 */
export function createTracing({ endpoint, share }: { endpoint: string; share: number }) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'salbuni', 'service.instance.id': randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('salbuni');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  /** Continues the trace of a proxy in TRUST_PROXY; other requests start a new trace. */
  function parentOf(request: FastifyRequest): Context {
    const isFromProxy = (request.ips?.length ?? 0) > 1;
    return isFromProxy ? propagator.extract(ROOT_CONTEXT, request, header) : ROOT_CONTEXT;
  }

  function install(app: FastifyInstance): void {
    const contexts = new WeakMap<FastifyRequest, Context>();
    app.addHook('onRequest', (request, _reply, done) => {
      const attributes = { 'http.request.method': request.method, 'salbuni.request_id': request.id };
      const parent = parentOf(request);
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      contexts.set(request, context);
      current.run(context, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
      const route = routeOf(request);
      span?.updateName(`${request.method} ${route}`);
      span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  }

  /** Adds a statement to the trace of its request; statements of jobs are not traced. */
  function noteQuery({ sql, milliseconds, isFailed }: QueryTiming): void {
    const context = current.getStore();
    if (!context) return;
    const end = Date.now();
    const [operation = ''] = /^\w+/.exec(sql.trimStart()) ?? [];
    const span = tracer.startSpan(
      operation.toLowerCase(),
      {
        kind: SpanKind.CLIENT,
        startTime: end - milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, maxStatementLength) },
      },
      context,
    );
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  return { install, noteQuery, close: () => provider.shutdown() };
}
