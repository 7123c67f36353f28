import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { installAccounts } from './features/accounts/accounts.routes.ts';
import { installAdvertising } from './features/advertising/advertising.routes.ts';
import { installApplications } from './features/applications/applications.routes.ts';
import { installBankCallbacks } from './features/payments/bank-callbacks.routes.ts';
import { installPayments } from './features/payments/payments.routes.ts';
import { installPins } from './features/pins/pins.routes.ts';
import { installQuestions } from './features/questions/questions.routes.ts';
import { installReleasing } from './features/questions/releasing.routes.ts';
import { installSitemap } from './features/sitemap/sitemap.routes.ts';
import { installSyndication } from './features/syndication/syndication.routes.ts';
import { installVideoAds } from './features/video-ads/video-ads.routes.ts';
import { installConstants } from './http/constants.ts';
import { installHealth } from './http/health.ts';
import { installOpenApi } from './http/openapi.ts';
import { installSiteFiles } from './http/site-files.ts';
import { installStatic } from './http/static.ts';
import { webDirectory } from './http/web.ts';
import { installRestql } from './restql/restql.routes.ts';

/** Every route but the pages, one line each. */
export async function installRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  const { identify } = context.accounts.sessions;
  installRestql(app, context.restql, context.views.notice, identify);
  installAccounts(app, { ...context.accounts, identify, now: context.now });
  installAdvertising(app, context.advertising);
  installApplications(app, context.applications);
  installQuestions(app, { ...context.questions, identify });
  installReleasing(app, { ...context.questions, identify });
  installPayments(app, { ...context.money, identify });
  installBankCallbacks(app, context.money);
  installPins(app, context.pins, identify);
  installVideoAds(app, context.sponsors.videoAds);
  installConstants(app, config, context.now);
  installHealth(app, context);
  installOpenApi(app, config);
  installSiteFiles(app, config);
  installSitemap(app, context);
  installSyndication(app, context);
  await installStatic(app, {
    web: join(webDirectory, 'client'),
    media: join(config.DATA_DIR, 'media'),
    mediaUrl: config.MEDIA_URL,
  });
}
