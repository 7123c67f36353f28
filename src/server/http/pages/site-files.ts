import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

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
        start_url: '/',
        display: 'minimal-ui',
        background_color: '#fbfaf6',
        theme_color: '#00625f',
        icons: [
          { src: '/static/icon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/static/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/static/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/static/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      }),
  );
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', day).redirect('/static/favicon.ico', 302),
  );
}
