import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { evenOverloaded } from './overload.ts';

const forever = 'public, max-age=31536000, immutable';

export interface StaticPlaces {
  /** Built web: hashed assets under `assets/`, unhashed files beside. */
  readonly web: string | undefined;
  readonly media: string;
  readonly mediaUrl: string;
}

/**
 * `/static/` from the build and `/media/` from the data directory. Names there never change their content, and they are
 * served however much else there is to do: a page that stands ready is nothing without them.
 */
export async function installStatic(app: FastifyInstance, places: StaticPlaces): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...evenOverloaded };
    });
    if (places.web && existsSync(places.web))
      await files.register(fastifyStatic, {
        root: places.web,
        prefix: '/static/',
        decorateReply: false,
        dotfiles: 'ignore',
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const isHashed = path.includes('/assets/');
          reply.header('cache-control', isHashed ? forever : 'public, max-age=86400');
        },
      });
    if (places.mediaUrl.startsWith('/'))
      await files.register(fastifyStatic, {
        root: join(places.media),
        prefix: places.mediaUrl,
        decorateReply: false,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply) => {
          reply.header('cache-control', forever);
          reply.header('content-security-policy', "default-src 'none'; sandbox");
        },
      });
  });
}
