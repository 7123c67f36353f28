import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Context } from './context.ts';
import { refuseBrokenRequest } from './http/broken-requests.ts';
import { badInput, installErrorHandler } from './http/errors.ts';
import { installCsrf } from './http/intake/csrf.ts';
import { installBrokenBodies, installForms } from './http/intake/forms.ts';
import { rememberMethods } from './http/methods.ts';
import { installDrain } from './http/monitoring/drain.ts';
import { installOverload } from './http/monitoring/overload.ts';
import { installRequestLog } from './http/monitoring/request-log.ts';
import type { Tracing } from './http/monitoring/tracing.ts';
import { installPages, refuseOtherThanPage, serveMissing } from './http/pages/serve-pages.ts';
import type { Middleware } from './http/pages/web-entry.ts';
import { securityHeaders } from './http/security-headers.ts';
import { installEncoding } from './http/send-encoded.ts';
import { installRoutes } from './routes.ts';

/** Idle connections are closed after this time; a proxy in front closes its own before (deploy/). */
const keepAliveMs = 80_000;

/** The time limit for receiving a whole request. */
const requestTimeoutMs = 60_000;

interface AppParts {
  /** Handles requests before the portal does, in development. */
  readonly middleware?: Middleware | undefined;
  /** Installs routes that are not of the portal, such as the sandbox banks. */
  readonly installMore?: ((app: FastifyInstance) => void) | undefined;
  /** Traces requests, where a receiver of traces is set. */
  readonly tracing?: Pick<Tracing, 'install'> | undefined;
  /** Receives answers that do not match their contracts; the log does in development. */
  readonly onBrokenPromise?: ((sentence: string) => void) | undefined;
}

/** Creates the HTTP server of a context. */
export async function createApp(
  context: Context,
  { middleware, installMore, tracing, onBrokenPromise }: AppParts = {},
): Promise<FastifyInstance> {
  const { config } = context;
  const headers = securityHeaders(config, { development: middleware !== undefined });
  const setCommonHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (context.drain.isDraining) reply.header('connection', 'close');
  };
  const app = Fastify({
    ...(context.log ? { loggerInstance: context.log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: requestTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: config.TRUST_PROXY?.split(',').map((one) => one.trim()) ?? false,
    requestIdHeader: false,
    genReqId: createRequestIds(),
    // Fastify's child logger per request costs more than the few lines that use one; those name `reqId` themselves.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are answered as usual.
    return503OnClosing: false,
    clientErrorHandler: refuseBrokenRequest,
    // Addresses that cannot be decoded, or with a parameter over the length limit, match no route.
    frameworkErrors: (_error, request, reply) => {
      setCommonHeaders(request, reply);
      serveMissing(context.pages, request, reply);
    },
    ...(middleware
      ? {
          serverFactory: (handle: RequestListener) =>
            createServer((request, response) =>
              middleware(request, response, () => handle(request, response)),
            ),
        }
      : {}),
  });
  installErrorHandler(app, context.disk.note);
  tracing?.install(app);
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    if (hasTwoHosts(request.raw.rawHeaders)) throw badInput();
    if (request.is404) refuseOtherThanPage(request, reply, context.pages);
    context.drain.admit(done);
  });
  installDrain(app, context.drain);
  installRequestLog(app, context);
  // Cookies and forms are parsed for calls only, not for pages.
  await app.register(async (calls) => {
    await calls.register(fastifyCookie);
    installForms(calls);
    installCsrf(calls);
    installBrokenBodies(calls);
    installEncoding(calls);
    const isBehind = await installOverload(calls, context.maxDelayMs);
    const refuseOthers = rememberMethods(calls);
    await installRoutes(calls, context, {
      isDevelopment: middleware !== undefined,
      onBrokenPromise: onBrokenPromise ?? (middleware && ((sentence) => app.log.warn(sentence))),
    });
    installMore?.(calls);
    refuseOthers();
    const { isSignedIn } = context.accounts.sessions;
    const { openPreview } = context.previews;
    installPages(app, {
      ...context,
      isBehind,
      isSignedIn,
      openPreview,
      findRedirect: context.links.findRedirect,
      readCookies: calls.parseCookie,
    });
  });
  return app;
}

/** Whether a request has several Host headers, which RFC 9112 (3.2) requires to be refused. Names are at even positions. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Creates unique request ids of a random part per process and a counter. */
function createRequestIds(): () => string {
  const process = randomUUID();
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
