import { article } from '#shared/collections/article.ts';
import { articleblock } from '#shared/collections/articleblock.ts';
import { question } from '#shared/collections/question.ts';
import { readableArticles } from '#shared/collections/readable-articles.ts';
import { rssblock } from '#shared/collections/rssblock.ts';
import { term } from '#shared/collections/term.ts';
import { userPinnedQuestions } from '#shared/collections/user-pinned-questions.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import type { FileStore } from './adapters/files/file-store.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Outside } from './adapters/outside/outside.ts';
import { TaggedCache } from './caching/tagged-cache.ts';
import type { Config } from './config.ts';
import type { OpenedDatabase } from './database/connect.ts';
import { pingDatabase } from './database/ping.ts';
import { createBlocksRepository } from './features/blocks/blocks.repository.ts';
import { createBlockFiller } from './features/blocks/blocks.service.ts';
import { createTermLinks } from './features/encyclopedia/term-links.service.ts';
import { createTermsRepository } from './features/encyclopedia/terms.repository.ts';
import { createFeedsRepository } from './features/feeds/feeds.repository.ts';
import { createFeedFiller } from './features/feeds/feeds.service.ts';
import { createPinsRepository } from './features/pins/pins.repository.ts';
import { createPinsService } from './features/pins/pins.service.ts';
import { createPublishingRepository } from './features/publishing/publishing.repository.ts';
import { createIndexingRepository } from './features/search/indexing.repository.ts';
import { createIndexing } from './features/search/indexing.service.ts';
import { kinds } from './features/search/kinds.ts';
import { createSearchRepository } from './features/search/search.repository.ts';
import { createSearch } from './features/search/search.service.ts';
import { createVocabularyRepository } from './features/search/vocabulary.repository.ts';
import { createSitemapRepository } from './features/sitemap/sitemap.repository.ts';
import { createSitemap } from './features/sitemap/sitemap.service.ts';
import { createSyndication } from './features/syndication/syndication.service.ts';
import { createViewsRepository } from './features/views/views.repository.ts';
import { createViews } from './features/views/views.service.ts';
import { createMetrics } from './http/metrics.ts';
import { createPages, type Page } from './http/pages.ts';
import { createRestql, type PreparedAnswer, type WholeCollection } from './restql/restql.service.ts';
import { wireAccounts } from './wire-accounts.ts';
import { wireAdvertising } from './wire-advertising.ts';
import { applicationComposers, wireApplications } from './wire-applications.ts';
import { type BankSettings, wireMoney } from './wire-money.ts';
import { wirePaying, wireQuestions } from './wire-questions.ts';
import { wireSponsors } from './wire-sponsors.ts';

const megabyte = 1024 * 1024;

export interface Wiring {
  readonly config: Config;
  readonly database: OpenedDatabase;
  readonly renderer: WebRenderer;
  readonly now?: () => number;
  /** Behind by this much the server answers 503; 0 = never. */
  readonly mostDelayMs?: number;
  /** Whether requests are logged; tests are silent. */
  readonly log?: boolean;
  readonly onError?: (what: string, error: unknown) => void;
  readonly mailer?: Mailer;
  /** The banks payments go to; without them nothing can be paid. */
  readonly banks?: BankSettings;
  /** How a slowed sign-in waits; tests do not. */
  readonly slow?: (ms: number) => Promise<unknown>;
  /** Servers of others, and where their pictures are kept; tests have their own. */
  readonly outside?: Outside;
  readonly files?: FileStore;
}

export type Context = ReturnType<typeof createContext>;

/** Everything the portal is made of, put together by hand. */
export function createContext({
  config,
  database,
  renderer,
  now = Date.now,
  mostDelayMs = 5_000,
  log = false,
  onError = () => {},
  mailer,
  banks = {},
  slow,
  outside,
  files,
}: Wiring) {
  const { db } = database;
  const mediaUrl = config.MEDIA_URL;
  const answers = new TaggedCache<PreparedAnswer>({ maxBytes: 8 * megabyte, now });
  const pageCache = new TaggedCache<Page>({ maxBytes: 12 * megabyte, now });
  const wholes = new Map<string, WholeCollection>();
  const pins = createPinsService(createPinsRepository(db), { now });
  const termLinks = createTermLinks(createTermsRepository(db));
  const restql = createRestql({
    db,
    mediaUrl,
    cache: answers,
    wholes,
    fillers: {
      [articleblock.name]: createBlockFiller(createBlocksRepository(db), { mediaUrl }),
      [rssblock.name]: createFeedFiller(createFeedsRepository(db), { mediaUrl }),
      [question.name]: pins.fillPinned,
      [userPinnedQuestions.name]: pins.fillPinned,
      [article.name]: termLinks.fillArticles,
      [readableArticles.name]: termLinks.fillArticles,
      [term.name]: termLinks.fillTerms,
    },
  });
  const search = createSearch({
    records: createSearchRepository(db),
    vocabulary: createVocabularyRepository(db),
    kinds,
    ask: restql.ask,
  });
  wholes.set('search', search.answerQuestion);
  const indexing = createIndexing(createIndexingRepository(db, kinds), {
    kinds,
    // A batch holds a connection, and an embedded database has one.
    batchSize: database.embedded ? 20 : 250,
    now,
  });
  const pages = createPages({ renderer, restql, cache: pageCache });
  const syndication = createSyndication({ restql, siteName: config.SITE_NAME, siteUrl: config.SITE_URL });
  const sitemap = createSitemap(createSitemapRepository(db), { siteUrl: config.SITE_URL });
  const views = createViews(createViewsRepository(db), { now, onError: (error) => onError('views', error) });
  const publishing = createPublishingRepository(db);
  const composers = applicationComposers(config, db);
  const accounts = wireAccounts({ config, db, now, onError, mailer, composers, slow });
  const { counters } = accounts;
  const advertising = wireAdvertising({ db, restql, counters, now, onError });
  const applications = wireApplications({ config, db, counters, now });
  const sponsors = wireSponsors({ config, db, now, onError, outside, files });
  const metrics = createMetrics({ pages: pageCache, answers });
  const alarm = (kind: string, facts: object) => {
    metrics.countAlarm(kind);
    onError('money', Object.assign(new Error(kind), facts));
  };
  const paying = wirePaying(now);
  const money = wireMoney({ config, db, banks, questions: paying, now, alarm, onError });
  const questions = wireQuestions({ db, now, money: money.holds });

  return {
    config,
    db,
    now,
    log,
    mostDelayMs,
    restql,
    pages,
    sitemap,
    syndication,
    views,
    accounts,
    sponsors,
    advertising,
    applications,
    pins,
    money,
    questions,
    indexing,
    metrics,
    ping: pingDatabase(db),
    /** What an announced change makes old. */
    drop: (tag: string) => {
      restql.drop(tag);
      termLinks.drop(tag);
      answers.drop(tag);
      pageCache.drop(tag);
    },
    forgetAll: () => {
      restql.forgetAll();
      termLinks.forgetAll();
      answers.clear();
      pageCache.clear();
    },
    periodic: [
      { name: 'publish-due', everyMs: 5_000, run: () => publishing.publishDue(new Date(now())) },
      { name: 'views-flush', everyMs: 10_000, run: views.flush },
      { name: 'search-index', everyMs: 1_000, run: indexing.indexQueued },
      { name: 'search-outdated', everyMs: 60_000, run: indexing.queueOutdated },
      { name: 'views-recount', everyMs: 3_600_000, run: views.recount },
      ...accounts.periodic,
      ...sponsors.periodic,
      ...advertising.periodic,
      ...money.periodic,
      ...questions.periodic,
    ],
  };
}
