import { existsSync, mkdirSync } from 'node:fs';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { evenOverloaded } from '../monitoring/overload.ts';
import { dropDocumentHeaders } from '../security-headers.ts';
import { installStoredMedia, type StoredMedia } from './stored-media.ts';

const forever = 'public, max-age=31536000, immutable';

/** A file whose name says its content is never asked for again: what a browser would ask by is left out. */
const withoutRevalidation = { etag: false, lastModified: false, acceptRanges: false };
const isHashed = (path: string): boolean => path.includes('assets/');

/** A worker's script answers for what the worker connects to, as a page does. */
const isWorker = (path: string): boolean => /-worker-[\w-]+\.m?js$/.test(path);

/** Media types that browsers may display inline. */
const shownMedia = /\.(jpe?g|png|webp|avif|gif|pdf|epub|mp4|webm|vtt)$/i;

export interface StaticPlaces {
  /** The built web: hashed assets in `assets/`, unhashed files beside it. */
  readonly web: string | undefined;
  /** The directory of media, or the store that they are passed on from. */
  readonly media: string | StoredMedia;
  readonly mediaUrl: string;
}

/**
 * Serves `/static/` from the build and `/media/` from the media store. Files never change their content under one name. They
 * are served during an overload as well, because cached pages need them.
 */
export async function installStatic(app: FastifyInstance, places: StaticPlaces): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...evenOverloaded };
    });
    if (places.web && existsSync(places.web))
      await serveDirectory(files, '/static/', {
        root: places.web,
        preCompressed: true,
        setHeaders: (reply, path) => {
          if (!isWorker(path)) dropDocumentHeaders(reply);
          reply.header('cache-control', isHashed(path) ? forever : 'public, max-age=86400');
        },
      });
    const { media, mediaUrl } = places;
    if (!mediaUrl.startsWith('/')) return;
    if (typeof media !== 'string') {
      installStoredMedia(files, { store: media, mediaUrl, setHeaders: setMediaHeaders });
      return;
    }
    // A new portal has none yet, and the plugin complains of a missing folder.
    mkdirSync(media, { recursive: true });
    await serveDirectory(files, mediaUrl, {
      root: media,
      setHeaders: setMediaHeaders,
    });
  });
}

/**
 * Serves the files of a directory by a route of ours. The plugin's own route lists the whole directory at each request, to
 * tell how a name is spelled where the file system ignores case; no route here is guarded by the spelling of a path.
 */
async function serveDirectory(
  app: FastifyInstance,
  prefix: string,
  options: Pick<FastifyStaticOptions, 'root' | 'preCompressed' | 'setHeaders'>,
): Promise<void> {
  await app.register(async (own) => {
    await own.register(fastifyStatic, { ...options, serve: false, dotfiles: 'ignore', cacheControl: false });
    own.get<{ Params: { '*': string } }>(`${prefix}*`, {
      handler: ({ params: { '*': path } }, reply) =>
        reply.sendFile(path, prefix === '/static/' && isHashed(path) ? withoutRevalidation : {}),
      errorHandler: (error, request, reply) => {
        // The reader left before the file had been sent.
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
        else own.errorHandler(error, request, reply);
      },
    });
  });
}

function setMediaHeaders(reply: FastifyReply, path: string): void {
  dropDocumentHeaders(reply);
  // Other files, such as an HTML page, are downloads and never displayed on the portal's origin.
  if (!shownMedia.test(path)) reply.header('content-disposition', 'attachment');
  reply.header('cache-control', forever).header('content-security-policy', "default-src 'none'; sandbox");
}
