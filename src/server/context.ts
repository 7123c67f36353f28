import type { FastifyBaseLogger } from 'fastify';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { createPurge } from './adapters/cdn/purge.ts';
import type { FileStore } from './adapters/files/file-store.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import { openRateLimits } from './adapters/rate-limits/rate-limits.ts';
import type { SafeHttpClient } from './adapters/safe-http/safe-http-client.ts';
import { TaggedCache } from './caching/tagged-cache.ts';
import type { Config } from './config.ts';
import type { Database, OpenedDatabase } from './database/connect.ts';
import { pingDatabase } from './database/ping.ts';
import { wireAccounts } from './features/accounts/accounts.wiring.ts';
import { wireAdvertising } from './features/advertising/advertising.wiring.ts';
import { wireApplications } from './features/applications/applications.wiring.ts';
import { wireCalculatorUse } from './features/calculator-use/calculator-use.wiring.ts';
import { wireComments } from './features/comments/comments.wiring.ts';
import { createCspReports } from './features/csp-reports/csp-reports.service.ts';
import { wireQueries } from './features/data-queries/data-queries.wiring.ts';
import { wireDiaries } from './features/diaries/diaries.wiring.ts';
import { wireDrafts } from './features/drafts/drafts.wiring.ts';
import { wireSponsors } from './features/feeds/feeds.wiring.ts';
import { wireJobs } from './features/jobs/jobs.wiring.ts';
import { wireLinks } from './features/links/links.wiring.ts';
import { wireEnqueueMail, wireMailDelivery } from './features/mail/mail.wiring.ts';
import { wireMedia } from './features/media/media.wiring.ts';
import { wireNotices } from './features/notices/notices.wiring.ts';
import { wireOffice } from './features/office/office.wiring.ts';
import { wirePreviews } from './features/office/previews.wiring.ts';
import { type BankSettings, wireMoney } from './features/payments/payments.wiring.ts';
import { wirePaying, wireQuestionSeal, wireQuestions } from './features/questions/questions.wiring.ts';
import { wireReports } from './features/reports/reports.wiring.ts';
import { wireReviews } from './features/reviews/reviews.wiring.ts';
import { wireSaved } from './features/saved/saved.wiring.ts';
import { wireIndexing } from './features/search/indexing/indexing.wiring.ts';
import { wireSearchWords } from './features/search/words/search-words.wiring.ts';
import { wireSettings } from './features/settings/settings.wiring.ts';
import { createSitemapRepository } from './features/sitemap/sitemap.repository.ts';
import { createSitemap } from './features/sitemap/sitemap.service.ts';
import { createSyndication } from './features/syndication/syndication.service.ts';
import { wireTags } from './features/tags/tags.wiring.ts';
import { createViewsRepository } from './features/views/views.repository.ts';
import { createViews } from './features/views/views.service.ts';
import { createDiskWatch } from './http/monitoring/disk-watch.ts';
import { createDrain } from './http/monitoring/drain.ts';
import { createMetrics } from './http/monitoring/metrics.ts';
import { createPages, type Page } from './http/pages/pages.ts';
import { createJobRunner, type ScheduledJob } from './jobs/job-runner.ts';
import { createJobStatesRepository } from './jobs/job-states.repository.ts';
import { createPortalStateRepository } from './jobs/portal-state.repository.ts';
import { findNextDue, publishDue } from './records/publishing/publish-due.repository.ts';

const megabyte = 1024 * 1024;

export interface Wiring {
  readonly config: Config;
  readonly database: OpenedDatabase;
  readonly renderer: WebRenderer;
  readonly now?: () => number;
  /** The event loop delay in ms from which the server answers 503; 0 = never. */
  readonly maxDelayMs?: number;
  /** The log of failed requests; tests have none. */
  readonly log?: FastifyBaseLogger;
  /** The built script of ad frames; absent where no browser is used. */
  readonly adGuard?: string;
  readonly onError?: (what: string, error: unknown) => void;
  readonly mailer?: Mailer;
  /** The settings of the banks; payments are refused without them. */
  readonly banks?: BankSettings;
  /** Waits between sign-in attempts; tests replace it. */
  readonly slow?: (ms: number) => Promise<unknown>;
  /** Hourly limits of an account; the torture test raises them. */
  readonly hourly?: { readonly questions: number; readonly orders: number };
  /** Calls of the office that an account may make in a second. */
  readonly officeCallsPerSecond?: number;
  /** The client for external servers and the store of their pictures; tests replace both. */
  readonly safeHttp?: SafeHttpClient;
  readonly files?: FileStore;
}

export type Context = ReturnType<typeof createContext>;

/** Creates the portal's services and connects them. */
export function createContext({
  config,
  database,
  renderer,
  now = Date.now,
  maxDelayMs = 5_000,
  log,
  onError = () => {},
  mailer,
  banks = {},
  adGuard = '',
  slow,
  hourly,
  officeCallsPerSecond,
  safeHttp,
  files,
}: Wiring) {
  const { db } = database;
  const mediaUrl = config.MEDIA_URL;
  const secrets = { current: config.AUTH_SECRET, previous: config.AUTH_SECRET_PREVIOUS };
  const pageCache = new TaggedCache<Page>({ maxBytes: 12 * megabyte, now });
  const purge = config.CDN_PURGE_URL
    ? createPurge({
        url: config.CDN_PURGE_URL,
        token: config.CDN_PURGE_TOKEN,
        onError: (error) => onError('cdn', error),
      })
    : undefined;
  const { reveal: openSealed } = wireQuestionSeal(secrets, onError);
  const queriesOver = (some: Database) => wireQueries({ db: some, mediaUrl, now, openSealed });
  const { restql, pins, answers, ...queries } = queriesOver(db);
  const indexing = wireIndexing({ db, isEmbedded: database.embedded !== undefined, now });
  const pages = createPages({ renderer, restql, cache: pageCache });
  const syndication = createSyndication({ restql, siteName: config.SITE_NAME, siteUrl: config.SITE_URL });
  const sitemap = createSitemap(createSitemapRepository(db), { siteUrl: config.SITE_URL });
  const views = createViews(createViewsRepository(db), { now, onError: (error) => onError('views', error) });
  // Several instances share their counts through Redis or the database; a single one counts in memory.
  const rateLimits = openRateLimits({
    redisUrl: config.REDIS_URL,
    pool: config.DATABASE_URL ? database.pool : undefined,
    onError: (error) => onError('redis', error),
  });
  const enqueueMail = wireEnqueueMail({ now });
  const accounts = wireAccounts({ config, db, rateLimits, enqueueMail, now, slow });
  const advertising = wireAdvertising({ db, restql, rateLimits, guard: adGuard, now, onError });
  const reviews = wireReviews({ config, db, enqueueMail, now });
  const office = wireOffice({
    ...{ db, rateLimits, mediaUrl, tellRecordNews: reviews.tellRecordNews, now },
    callsPerSecond: officeCallsPerSecond,
  });
  const applications = wireApplications({
    ...{ config, db, rateLimits, enqueueMail, now, editingIn: office.editingIn },
  });
  const previews = wirePreviews({
    ...{ db, now, publication: office.publication, identify: accounts.sessions.identify },
    askIn: (tx) => queriesOver(tx).restql.ask,
  });
  const searches = wireSearchWords({ db, secret: secrets.current, now, onError });
  const calculatorUse = wireCalculatorUse({ db, rateLimits, now, onError });
  const settings = wireSettings({ config, db, hasBanks: Boolean(config.CARTU_URL ?? config.BOG_API_URL) });
  const reports = wireReports({ db, now });
  const links = wireLinks({ config, db, now, safeHttp });
  const media = wireMedia({ config, db, files });
  const sponsors = wireSponsors({ config, db, now, onError, safeHttp, files });
  const metrics = createMetrics({
    caches: { pages: pageCache, answers },
    pool: database.pool,
    isListening: database.isListening,
    readState: () => createPortalStateRepository(db).readPortalState(new Date(now())),
    directory: config.DATA_DIR,
    now,
  });
  const disk = createDiskWatch({ directory: config.DATA_DIR, now, countFull: metrics.countDiskFull });
  const cspReports = createCspReports({
    rateLimits,
    count: metrics.countCspReport,
    log: (report) => log?.warn(report, 'held back by the Content-Security-Policy'),
  });
  const alarm = (kind: string, facts: object) => {
    metrics.countAlarm(kind);
    onError('money', Object.assign(new Error(kind), facts));
  };
  const paying = wirePaying({ enqueueMail, now });
  const money = wireMoney({
    ...{ config, db, banks, questions: paying, enqueueMail, now, alarm, onError },
    countUnsigned: metrics.countUnsigned,
    maxOrders: hourly?.orders,
  });
  const questions = wireQuestions({
    ...{ db, secrets, now, enqueueMail, onError, money: money.holds },
    maxAnHour: hourly?.questions,
  });
  const drafts = wireDrafts({ db, secrets, now, onError });
  const notices = wireNotices({ config, db, now, safeHttp });
  const diaries = wireDiaries({ config, db, secrets, enqueueMail, now, onError });
  const { composers } = accounts.letters;
  const mail = wireMailDelivery({
    config,
    db,
    now,
    tokens: notices.tokens,
    composers: { ...composers, ...applications.composers, ...reviews.composers, ...diaries.composers },
    mailer,
  });
  const jobs: ScheduledJob[] = [
    {
      name: 'publish-due',
      cron: '* * * * *',
      nextDue: () => findNextDue(db),
      isWokenBy: (tag) => tag.endsWith(':*'),
      run: () => publishDue(db, new Date(now())),
    },
    ...indexing.jobs,
    { name: 'views-recount', cron: '7 * * * *', run: views.recount },
    ...accounts.jobs,
    ...sponsors.jobs,
    ...advertising.jobs,
    ...money.jobs,
    ...questions.jobs,
    ...drafts.jobs,
    ...diaries.jobs,
    ...mail.jobs,
    ...office.jobs,
    ...media.jobs,
    ...reviews.jobs,
    ...links.jobs,
    ...searches.jobs,
  ];

  return {
    config,
    db,
    now,
    log,
    maxDelayMs,
    restql,
    pages,
    sitemap,
    syndication,
    views,
    accounts,
    sponsors,
    advertising,
    applications,
    comments: wireComments({ db, now }),
    pins,
    money,
    questions,
    drafts,
    diaries,
    saved: wireSaved({ db, now }),
    notices,
    indexing,
    mail,
    office,
    previews,
    media,
    links,
    searches,
    settings,
    calculatorUse,
    reports,
    jobsDesk: wireJobs({ db }),
    reviews,
    tags: wireTags({ db }),
    metrics,
    disk,
    cspReports,
    jobs,
    jobRunner: createJobRunner({
      database,
      jobs,
      workers: [...mail.workers, ...notices.workers],
      now,
      onError: (what, error) => {
        disk.note(error);
        onError(what, error);
      },
    }),
    jobStates: createJobStatesRepository(db),
    ping: pingDatabase(db),
    drain: createDrain(),
    /** Drops what was computed from records with this tag. */
    drop: (tag: string) => {
      queries.drop(tag);
      links.drop(tag);
      pageCache.drop(tag);
      purge?.drop(tag);
    },
    forgetAll: () => {
      queries.forgetAll();
      links.forgetAll();
      pageCache.clear();
      purge?.dropAll();
    },
    /** Stops running work and writes what is buffered in memory. */
    close: async () => {
      links.close();
      await sponsors.close();
      await views.close();
      await searches.close();
      await calculatorUse.close();
      await advertising.close();
      await accounts.close();
      await mail.close();
      await rateLimits.close();
      await purge?.close();
    },
  };
}
