import * as accounts from './accounts.ts';
import * as advertising from './advertising.ts';
import * as applications from './applications.ts';
import * as attachments from './attachments.ts';
import * as calculators from './calculators.ts';
import { type Call, isCall } from './call.ts';
import * as comments from './comments.ts';
import * as cspReports from './csp-reports.ts';
import * as diaries from './diaries.ts';
import * as notices from './notices.ts';
import * as officeAccounts from './office/accounts.ts';
import * as officeBlocks from './office/blocks.ts';
import * as officeBooks from './office/books.ts';
import * as officeCampaigns from './office/campaigns.ts';
import * as officeFeeds from './office/feeds.ts';
import * as officeHealth from './office/health.ts';
import * as officeJobs from './office/jobs.ts';
import * as officeLinks from './office/links.ts';
import * as officeLog from './office/log.ts';
import * as officeMedia from './office/media.ts';
import * as officeMoney from './office/money.ts';
import * as officeNotes from './office/notes.ts';
import * as officePlans from './office/plans.ts';
import * as officePublication from './office/publication.ts';
import * as officeRecords from './office/records.ts';
import * as officeReports from './office/reports.ts';
import * as officeReviews from './office/reviews.ts';
import * as officeSearch from './office/search.ts';
import * as officeSearchWords from './office/search-words.ts';
import * as officeSettings from './office/settings.ts';
import * as officeTags from './office/tags.ts';
import * as officeViews from './office/views.ts';
import * as officeApplications from './office/words/applications.ts';
import * as officeComments from './office/words/comments.ts';
import * as officeQuestions from './office/words/questions.ts';
import * as passkeys from './passkeys.ts';
import * as payments from './payments.ts';
import * as queries from './queries.ts';
import * as questions from './questions.ts';
import * as ratings from './ratings.ts';
import * as saved from './saved.ts';
import * as videoAds from './video-ads.ts';

/** Every call of the portal, collected from the exports of the contract files. */
export const everyCall: readonly Call[] = [
  queries,
  accounts,
  passkeys,
  applications,
  payments,
  questions,
  attachments,
  ratings,
  saved,
  notices,
  diaries,
  comments,
  videoAds,
  advertising,
  calculators,
  cspReports,
  officeRecords,
  officePlans,
  officePublication,
  officeNotes,
  officeMedia,
  officeSearch,
  officeViews,
  officeLog,
  officeReviews,
  officeBlocks,
  officeTags,
  officeCampaigns,
  officeFeeds,
  officeMoney,
  officeBooks,
  officeAccounts,
  officeQuestions,
  officeComments,
  officeApplications,
  officeLinks,
  officeSearchWords,
  officeJobs,
  officeSettings,
  officeReports,
  officeHealth,
].flatMap((noun) => Object.values<unknown>(noun).filter(isCall));
