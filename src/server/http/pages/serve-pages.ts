import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/database/away.ts';
import type { DataQueries } from '#server/queries/queries.service.ts';
import type { Device } from '#shared/contracts/pages.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import { paths, signInPath } from '#shared/paths/paths.ts';
import { problemOf, sendRefusal } from '../errors.ts';
import { isKnownMethod, methodNotAllowed, methodsAtAll } from '../methods.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { NoticeReader, NoticeSearch } from '../reading.ts';
import type { Page, Pages } from './pages.ts';
import { sendPage } from './send-page.ts';

export interface PagesParts {
  readonly pages: Pages;
  readonly metrics: Pick<Metrics, 'countPage'>;
  readonly views: { readonly notice: NoticeReader };
  readonly searches: { readonly notice: NoticeSearch };
  readonly readCookies: (header: string) => Readonly<Partial<Record<string, string>>>;
  /** Whether the cookies belong to a valid session. */
  readonly isSignedIn: (cookies: Readonly<Partial<Record<string, string>>>) => Promise<boolean>;
  /** Opens the preview that a link leads to; undefined where it is not for this person. */
  readonly openPreview: (
    link: { readonly secret: string; readonly token: string | undefined },
    work: (ask: DataQueries['ask'], device: Device) => Promise<Page>,
  ) => Promise<Page | undefined>;
  /** Finds where an address leads that has no page, with its query. */
  readonly findRedirect: (
    target: string,
    hasPage: (address: string) => Promise<boolean>,
  ) => Promise<string | undefined>;
  /** Whether the process is overloaded, so that no page may be rendered. */
  readonly isBehind: () => boolean;
}

/** Serves every address without a route of its own as a page: from the cache, freshly rendered, or as an error page. */
export function installPages(app: FastifyInstance, parts: PagesParts): void {
  const { pages, metrics, views, searches, readCookies, isSignedIn, openPreview, findRedirect, isBehind } =
    parts;
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });
  app.setNotFoundHandler((request, reply) => {
    refuseOtherThanPage(request, reply, pages);
    return sendPage(request, reply, pages.problem(404, deviceOf(request.headers)));
  });

  function servePage(request: FastifyRequest, reply: FastifyReply): undefined | Promise<unknown> {
    refuseOtherThanPage(request, reply, pages);
    const target = request.raw.url ?? '';
    const device = deviceOf(request.headers);
    const secret = previewSecret(target);
    if (secret !== undefined) return servePreview(request, reply, secret);
    const cached = pages.getCached(target, device);
    if (cached) {
      metrics.countPage('cache');
      return send(request, reply, cached);
    }
    if (isBehind()) return sendPage(request, reply, pages.problem(503, device));
    return serveNewPage(request, reply, target, device);
  }

  async function serveNewPage(
    request: FastifyRequest,
    reply: FastifyReply,
    target: string,
    device: Device,
  ): Promise<unknown> {
    const redirectTo = await redirectVisitor(request, target);
    if (redirectTo) return reply.header('cache-control', 'no-store').redirect(redirectTo, 302);
    try {
      const page = await pages.get(target, device);
      const hasPage = async (address: string) => (await pages.get(address, device)).status === 200;
      const moved =
        page.status === 404 ? (unslashed(target) ?? (await findRedirect(target, hasPage))) : undefined;
      if (moved) return await sendPage(request, reply, pages.redirect(moved));
      metrics.countPage('made');
      await send(request, reply, page);
    } catch (error) {
      request.log.error({ err: error, reqId: request.id }, 'page failed');
      const status = problemOf(error)?.kind === 'unavailable' ? 503 : 500;
      await sendPage(request, reply, pages.problem(status, device));
    }
    return reply;
  }

  /** The page at an address that was typed with a slash after it, such as `/search/?q=tsneva`. */
  function unslashed(target: string): string | undefined {
    const [, path, query = ''] = /^([^?#]*[^/?#])\/(\?.*)?$/.exec(target) ?? [];
    return path !== undefined && pages.isPage(path) ? path + query : undefined;
  }

  async function servePreview(
    request: FastifyRequest,
    reply: FastifyReply,
    secret: string,
  ): Promise<unknown> {
    const target = request.raw.url ?? '';
    const { token } = readCookies(request.headers.cookie ?? '');
    const page = await openPreview({ secret, token }, (ask, device) =>
      pages.renderPreview(target, device, ask),
    ).catch((error: unknown) => {
      if (!problemOf(error)) request.log.error({ err: error, reqId: request.id }, 'preview failed');
      return undefined;
    });
    await sendPage(request, reply, page ?? pages.problem(404, deviceOf(request.headers)));
    return reply;
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: Page): undefined | Promise<undefined> {
    if (page.reading && request.method === 'GET') views.notice(page.reading, request);
    if (page.searched && request.method === 'GET') searches.notice(page.searched, request);
    return sendPage(request, reply, page);
  }

  /**
   * Returns where to redirect a visitor who may not see the page (SPEC.md section 2): guests to sign-in, which leads back here, signed-in users home.
   * Without the database, a session cookie counts as signed in; pages contain no personal data.
   */
  async function redirectVisitor(
    { headers, log, id }: FastifyRequest,
    target: string,
  ): Promise<string | undefined> {
    const access = pages.accessOf(target);
    if (access === 'public') return undefined;
    const cookies = readCookies(headers.cookie ?? '');
    const isUser = await isSignedIn(cookies).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      log.error({ err: error, reqId: id }, 'guard without database');
      return Boolean(cookies.refreshToken);
    });
    if (access === 'user') return isUser ? undefined : signInPath(target);
    return isUser ? paths.home : undefined;
  }
}

/** Answers a malformed address, for which the router finds no route. */
export function serveMissing(pages: Pages, request: FastifyRequest, reply: FastifyReply): void {
  try {
    refuseOtherThanPage(request, reply, pages);
    sendPage(request, reply, pages.problem(404, deviceOf(request.headers)));
  } catch (error) {
    sendRefusal(reply, error);
  }
}

/** Refuses methods and addresses that are neither calls nor pages, before the body is read. */
export function refuseOtherThanPage(
  { url, method }: FastifyRequest,
  reply: FastifyReply,
  { isPage }: Pick<Pages, 'isPage'>,
): undefined {
  const isCall = url.startsWith('/api/') || url === '/api';
  const isRead = method === 'GET' || method === 'HEAD';
  if (isKnownMethod(method) && (isCall || !(isRead || isPage(url))))
    throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
  if (isRead) return;
  reply.header('allow', isCall ? methodsAtAll : 'GET, HEAD');
  throw methodNotAllowed();
}

/** The secret of a link to a preview. */
const previewSecret = (target: string): string | undefined =>
  target.includes('preview=') ? /[?&]preview=([^&#]*)/.exec(target)?.[1] : undefined;

const mobileAgent = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|Opera Mini|webOS|BlackBerry|Silk/i;

/** The device class as far as a server can detect it (SPEC.md section 9); the browser corrects it by touch and width. */
function deviceOf(headers: IncomingHttpHeaders): Device {
  if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile';
  return mobileAgent.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
}
