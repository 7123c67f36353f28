import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isFilePath } from './adapters/files/file-store.ts';
import { openMediaStore } from './adapters/files/open-files.ts';
import { typeOf } from './adapters/files/s3.ts';
import type { Context } from './context.ts';
import { installAccounts, installConfirmation } from './features/accounts/accounts.routes.ts';
import { installAccountsDesk } from './features/accounts/control/accounts-desk.routes.ts';
import { installPasskeys } from './features/accounts/passkeys/passkeys.routes.ts';
import { installAdCounts, installAdFrames } from './features/advertising/advertising.routes.ts';
import { installCampaignPages, installCampaigns } from './features/advertising/campaign-desk.routes.ts';
import { installApplications } from './features/applications/applications.routes.ts';
import { installCalculatorUse } from './features/calculator-use/calculator-use.routes.ts';
import { installComments } from './features/comments/comments.routes.ts';
import { installCspReports } from './features/csp-reports/csp-reports.routes.ts';
import { installDiaries } from './features/diaries/diaries.routes.ts';
import { installDrafts } from './features/drafts/drafts.routes.ts';
import { installFeeds } from './features/feeds/feeds-desk.routes.ts';
import { installJobs } from './features/jobs/jobs.routes.ts';
import { installLinksDesk } from './features/links/links-desk.routes.ts';
import { installLibrary } from './features/media/library.routes.ts';
import { installNotices } from './features/notices/notices.routes.ts';
import { installOfficeDesks } from './features/office/office-desks.routes.ts';
import { installOfficeNotes } from './features/office/office-notes.routes.ts';
import { installOfficeRecords } from './features/office/office-records.routes.ts';
import { installBankCallbacks } from './features/payments/banks/bank-callbacks.routes.ts';
import { installMoneyDesks } from './features/payments/desks/money-desks.routes.ts';
import { installPayments } from './features/payments/payments.routes.ts';
import { installPins } from './features/pins/pins.routes.ts';
import { installAttachments } from './features/questions/attachments/attachments.routes.ts';
import { installModeration } from './features/questions/moderation/moderation.routes.ts';
import { installQuestions } from './features/questions/questions.routes.ts';
import { installRatings } from './features/questions/ratings/ratings.routes.ts';
import { installReports } from './features/reports/reports.routes.ts';
import { installReviews } from './features/reviews/reviews.routes.ts';
import { installSaved } from './features/saved/saved.routes.ts';
import { installSearchWords } from './features/search/words/search-words.routes.ts';
import { installSettings } from './features/settings/settings.routes.ts';
import { installSitemap } from './features/sitemap/sitemap.routes.ts';
import { installSyndication } from './features/syndication/syndication.routes.ts';
import { installTags } from './features/tags/tags-desk.routes.ts';
import { installVideoAds } from './features/video-ads/video-ads.routes.ts';
import { installMultipartForms } from './http/intake/forms.ts';
import { installHealth } from './http/monitoring/health.ts';
import { installOpenApi } from './http/openapi.ts';
import { installConstants } from './http/pages/constants.ts';
import { installOfficePage } from './http/pages/office-page.ts';
import { installSiteFiles } from './http/pages/site-files.ts';
import { installStatic } from './http/pages/static.ts';
import { webDirectory } from './http/pages/web.ts';
import { type CallSettings, createCallRegister, installUnknownStaffCalls } from './http/register-call.ts';
import { installDataQueries } from './queries/queries.routes.ts';

/** Installs every route but the pages: calls, then files and the like. */
export async function installRoutes(
  app: FastifyInstance,
  context: Context,
  {
    onBrokenPromise,
    isDevelopment,
  }: Pick<CallSettings, 'onBrokenPromise'> & { readonly isDevelopment: boolean },
): Promise<void> {
  const { config, now, restql } = context;
  const { identify } = context.accounts.sessions;
  const site = { now, siteName: config.SITE_NAME };
  // Multipart parsing costs time on each request, so pages are outside of it.
  await app.register(async (calls) => {
    await installMultipartForms(calls);
    const { countStaffCall } = context.office;
    const register = createCallRegister(calls, { identify, now, countStaffCall, onBrokenPromise });
    installUnknownStaffCalls(calls, { identify, countStaffCall });
    installDataQueries(register, {
      restql,
      noticeReader: context.views.notice,
      noticeSearch: context.searches.notice,
      identify,
      onBrokenPromise,
    });
    installAccounts(register, context.accounts);
    installPasskeys(register, context.accounts);
    installAccountsDesk(register, context.accounts.desk);
    installAdCounts(register, context.advertising);
    installCalculatorUse(register, context.calculatorUse);
    installApplications(register, context.applications);
    installQuestions(register, context.questions);
    installAttachments(register, context.questions);
    installRatings(register, context.questions);
    installComments(register, context.comments);
    installDrafts(register, context.drafts);
    installDiaries(register, context.diaries);
    installModeration(register, context.questions);
    installPayments(register, context.money);
    installBankCallbacks(register, context.money);
    installMoneyDesks(register, context.money);
    installPins(register, context.pins);
    installSaved(register, context.saved);
    installNotices(register, context.notices);
    installOfficeRecords(register, { ...context.office, previews: context.previews });
    installOfficeNotes(register, context.office);
    installOfficeDesks(register, { ...context.office, previews: context.previews });
    installReviews(register, context.reviews);
    installCampaigns(register, context.advertising.desk, site);
    installFeeds(register, context.sponsors.desk);
    installReports(register, context.reports);
    installSettings(register, context.settings);
    installJobs(register, context.jobsDesk);
    installSearchWords(register, context.searches.desk);
    installLinksDesk(register, context.links.desk);
    installTags(register, context.tags);
    installLibrary(register, context.media);
    installCspReports(register, context.cspReports);
    installVideoAds(register, context.sponsors);
  });

  installConfirmation(app, context.accounts);
  installAdFrames(app, context.advertising.advertising);
  installCampaignPages(app, context.advertising, site);
  installConstants(app, config, context.now);
  installHealth(app, context);
  installOpenApi(app, config);
  installSiteFiles(app, config, context.now);
  installOfficePage(app, config, { isSignedIn: context.accounts.sessions.isSignedIn, isDevelopment });
  installSitemap(app, context);
  installSyndication(app, context);
  const { files, directory } = openMediaStore(config);
  await installStatic(app, {
    web: join(webDirectory, 'client'),
    media: directory ?? { ...files, isPath: isFilePath, typeOf },
    mediaUrl: config.MEDIA_URL,
  });
}
