import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EncodedBody } from '#server/caching/encoding.ts';
import type { Config } from '#server/config.ts';
import { siteFiles } from '#shared/language/ka/site/offline.ts';
import { paths } from '#shared/paths/paths.ts';
import { sendEncoded } from '../send-encoded.ts';
import { webDirectory } from './web.ts';

const shortcutIcons = [{ src: '/static/icon-192.png', type: 'image/png', sizes: '192x192' }];

/** Small files at fixed addresses for browsers and robots. */
export function installSiteFiles(app: FastifyInstance, config: Config, now: () => number): void {
  const day = 'public, max-age=86400';
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', day)
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /authentication/\nDisallow: /search\nDisallow: /advertisement/\n\nSitemap: ${new URL('/sitemap.xml', config.SITE_URL).href}\n`,
      ),
  );
  // The portal sells its own advertising: by the format of IAB Tech Lab this line authorises no other seller.
  app.get('/ads.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', day)
      .send(
        `OWNERDOMAIN=${new URL(config.SITE_URL).hostname}\nplaceholder.example.com, placeholder, DIRECT, placeholder\n`,
      ),
  );
  // RFC 9116. The expiry date ensures that an outdated contact is not trusted.
  app.get('/.well-known/security.txt', (_request, reply) => {
    const site = new URL(config.SITE_URL);
    const contact = config.MAIL_FROM?.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? `security@${site.hostname}`;
    const expires = new Date(now() + 180 * 86_400_000).toISOString();
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', day)
      .send(
        `Contact: mailto:${contact}\nExpires: ${expires}\nPreferred-Languages: ka, en\nCanonical: ${new URL('/.well-known/security.txt', site).href}\n`,
      );
  });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', day)
      .send({
        name: config.SITE_NAME,
        short_name: config.SITE_NAME,
        lang: 'ka',
        dir: 'ltr',
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        description: siteFiles.description,
        categories: ['health', 'medical'],
        background_color: '#fbfaf6',
        theme_color: '#00625f',
        icons: [
          { src: '/static/icon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/static/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/static/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/static/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: siteFiles.search, url: paths.search, icons: shortcutIcons },
          { name: siteFiles.calculators, url: paths.calculations, icons: shortcutIcons },
          { name: siteFiles.ask, url: paths.consultantpage, icons: shortcutIcons },
        ],
      }),
  );
  installServiceWorker(app);
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', day).redirect('/static/favicon.ico', 302),
  );
}

/** The service worker stands at the root, because its address bounds what it may answer for. Browsers ask for it again at each visit. */
function installServiceWorker(app: FastifyInstance): void {
  const path = join(webDirectory, 'worker/service-worker.js');
  if (!existsSync(path)) return;
  const script = readFileSync(path);
  const body = new EncodedBody(script);
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 27)}"`;
  app.get('/service-worker.js', (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.header('content-type', 'text/javascript; charset=utf-8');
    return sendEncoded(request, reply, body);
  });
}
