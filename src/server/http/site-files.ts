import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Small files at fixed addresses that browsers and robots ask for. */
export function installSiteFiles(app: FastifyInstance, config: Config): void {
  const day = 'public, max-age=86400';
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', day)
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /authentication/\nDisallow: /search\nDisallow: /advertisement/\n\nSitemap: ${new URL('/sitemap.xml', config.SITE_URL).href}\n`,
      ),
  );
  // Advertisements are the portal's own to sell: nobody else is authorised, which IAB Tech Lab's form says with this line.
  app.get('/ads.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', day)
      .send(
        `OWNERDOMAIN=${new URL(config.SITE_URL).hostname}\nplaceholder.example.com, placeholder, DIRECT, placeholder\n`,
      ),
  );
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
