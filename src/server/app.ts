import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import type { Context } from './context.ts';
import { refuseBrokenRequest } from './http/broken-requests.ts';
import { installCsrf } from './http/csrf.ts';
import { deviceOf } from './http/device.ts';
import { forgetTypeOfNothing } from './http/empty-body.ts';
import { installErrorHandler, problemOf, retryAfter, sendRefusal } from './http/errors.ts';
import { installForms } from './http/forms.ts';
import { guardPage } from './http/guard.ts';
import { isKnownMethod, methodNotAllowed, methodsAtAll, rememberMethods } from './http/methods.ts';
import { installOverload } from './http/overload.ts';
import type { HeaderList, Page } from './http/pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import { listHeaders, sendPage, sendReadyPage } from './http/send-page.ts';
import type { Middleware } from './http/web-entry.ts';
import { installRoutes } from './routes.ts';

/** A connection on which nothing was said for so long is closed; a proxy in front keeps its own for 60 to 75 s. */
const idleMs = 80_000;

interface AppParts {
  /** Answers before the portal does, or passes on (development). */
  readonly middleware?: Middleware | undefined;
  /** Routes that are no part of the portal (the sandbox banks). */
  readonly installMore?: ((app: FastifyInstance) => void) | undefined;
}

/** The HTTP server around a context. Pages that stand ready are answered before any routing. */
export async function createApp(
  context: Context,
  { middleware, installMore }: AppParts = {},
): Promise<FastifyInstance> {
  const { config } = context;
  const headers = securityHeaders(config, { development: middleware !== undefined });
  const headerList = listHeaders(headers);
  const app = Fastify({
    logger: context.log ? { level: config.LOG_LEVEL, base: null } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: config.TRUST_PROXY?.split(',').map((one) => one.trim()) ?? false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be decoded, or a name in it longer than any, is one of no route.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      servePage(context, headerList, request, reply).catch((error) => sendRefusal(reply, error));
    },
    serverFactory: (handle) => {
      // One timer for the life of a connection (`keepAliveTimeout` would set a new one after each answer), and no events of
      // a body for a request that has none.
      const server = createServer(
        { keepAliveTimeout: 0, optimizeEmptyRequests: true },
        (request, response) => {
          if (serveReadyPage(context, headerList, request, response)) return;
          if (middleware) middleware(request, response, () => handle(request, response));
          else handle(request, response);
        },
      );
      return server.setTimeout(idleMs);
    },
  });
  installErrorHandler(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    forgetTypeOfNothing(request.raw.headers);
    if (request.is404) refuseMethod(request, reply);
  });
  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie);
  installForms(app);
  installCsrf(app);
  await installOverload(app, context.mostDelayMs);
  const refuseOthers = rememberMethods(app);
  await installRoutes(app, context);
  installMore?.(app);
  refuseOthers();
  app.setNotFoundHandler((request, reply) => servePage(context, headerList, request, reply));
  return app;
}

function serveReadyPage(
  context: Context,
  headers: HeaderList,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = context.pages.ready(request.url ?? '', deviceOf(request.headers));
  if (!page) return false;
  context.metrics.countPage('cache');
  if (page.reading && request.method === 'GET') context.views.notice(page.reading, request);
  sendReadyPage(request, response, page, headers);
  return true;
}

/** What is no call and no page: said before a body is read. */
function refuseMethod({ url, method }: FastifyRequest, reply: FastifyReply): void {
  const isCall = url.startsWith('/api/') || url === '/api';
  if (isCall && isKnownMethod(method))
    throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
  if (method === 'GET' || method === 'HEAD') return;
  reply.header('allow', isCall ? methodsAtAll : 'GET, HEAD');
  throw methodNotAllowed();
}

/** Everything that is no other route is a page; other methods than GET and HEAD are refused. */
async function servePage(
  context: Context,
  headers: HeaderList,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  refuseMethod(request, reply);
  const isBehind = request.server.isUnderPressure();
  const elsewhere =
    !isBehind &&
    (await guardPage(request, {
      access: context.pages.accessOf(request.raw.url ?? ''),
      isSignedIn: context.accounts.sessions.isSignedIn,
    }));
  if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
  const device = deviceOf(request.raw.headers);
  const page = isBehind ? context.pages.problem(503, device) : await makePage(context, request, device);
  reply.hijack();
  const later = page.status === 503 ? ['retry-after', String(retryAfter)] : [];
  await sendPage(request.raw, reply.raw, page, [...headers, 'x-request-id', request.id, ...later]);
}

async function makePage(
  context: Context,
  request: FastifyRequest,
  device: 'desktop' | 'mobile',
): Promise<Page> {
  try {
    const page = await context.pages.get(request.raw.url ?? '', device);
    context.metrics.countPage('made');
    if (page.reading && request.method === 'GET') context.views.notice(page.reading, request.raw);
    return page;
  } catch (error) {
    request.log.error({ err: error }, 'page failed');
    return context.pages.problem(problemOf(error)?.kind === 'unavailable' ? 503 : 500, device);
  }
}
