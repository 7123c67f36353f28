import type {
  AccountDeviceTable,
  AccountLinkTable,
  AccountPasskeyTable,
  AccountSessionTable,
  AccountTable,
  AccountTwoFactorTable,
  MailOptOutTable,
  MailRecentTable,
  MailTable,
  PasskeyChallengeTable,
  PushKeyTable,
  PushSubscriptionTable,
  RateCounterTable,
  RateLimitTable,
  SecurityEventTable,
} from './account.ts';
import type {
  AdvertisementCountTable,
  AdvertisementPlaceCountTable,
  AdvertisementTable,
  CampaignShareTable,
  RecommendedClinicTable,
  RecommendedDoctorTable,
} from './advertising.ts';
import type { ApplicationTable } from './application.ts';
import type { ArticlePopularityTable, ArticleReadsTable, ArticleTable, ArticleTagTable } from './article.ts';
import type { ArticleblockTable } from './articleblock.ts';
import type { AuthorTable } from './author.ts';
import type { CalculationTable } from './calculation.ts';
import type { CategoryTable } from './category.ts';
import type { ChangeLogTable } from './change-log.ts';
import type { ClinicBranchTable, ClinicTable, MedicineBranchTable } from './clinic.ts';
import type { CommentTable } from './comment.ts';
import type { ConsultantProfessionTable, ConsultantTable } from './consultant.ts';
import type { DiaryTable } from './diary.ts';
import type { DoctorClinicTable, DoctorProfessionTable, DoctorTable, ProfessionTable } from './doctor.ts';
import type { JournalArticleTable, JournalTable } from './journal.ts';
import type { MenuTable } from './menu.ts';
import type {
  IdempotencyKeyTable,
  LedgerAccountTable,
  LedgerAuditTable,
  LedgerEntryTable,
  LedgerHoldTable,
  LedgerTransactionTable,
  MoneyActTable,
  OperationTable,
  PaymentEventTable,
  PaymentOrderTable,
  ServiceTable,
  UserpackageTable,
} from './money.ts';
import type {
  EditLeaseTable,
  LinkCheckTable,
  MediaTable,
  OfficeRecordTable,
  OutgoingLinkTable,
  PreviewTable,
  PublicationPlanTable,
  RedirectTable,
  ReviewNoteReplyTable,
  ReviewNoteTable,
  RevisionTable,
  SavedViewTable,
} from './office.ts';
import type {
  CategoryProfessionTable,
  QuestionAttachmentTable,
  QuestionblockTable,
  QuestionDraftTable,
  QuestionKeyTable,
  QuestionPinTable,
  QuestionPopularityTable,
  QuestionRatingTable,
  QuestionReadTable,
  QuestionTable,
  QuestionTagTable,
  SavedReadingTable,
} from './question.ts';
import type {
  CollectorFetchTable,
  CollectorTable,
  RssblockCollectorTable,
  RssblockTable,
} from './rssblock.ts';
import type {
  CalculatorUseTable,
  DailyCountTable,
  MissedSearchReaderTable,
  MissedSearchTable,
  TaughtWordTable,
} from './search-words.ts';
import type { SiteSettingsTable } from './site-settings.ts';
import type { SpecialProjectArticleTable, SpecialProjectTable } from './special-project.ts';
import type { StaticpageTable } from './staticpage.ts';
import type { TagTable } from './tag.ts';
import type { EncyclopediaSectionTable, TermRelatedTable, TermTable } from './term.ts';

/** The row types of all tables by name, for Kysely. `tests/house` checks them and the descriptions against the database. */
export interface Tables {
  account: AccountTable;
  account_device: AccountDeviceTable;
  account_link: AccountLinkTable;
  account_passkey: AccountPasskeyTable;
  account_session: AccountSessionTable;
  mail_opt_out: MailOptOutTable;
  push_subscription: PushSubscriptionTable;
  push_key: PushKeyTable;
  account_two_factor: AccountTwoFactorTable;
  advertisement: AdvertisementTable;
  advertisement_count: AdvertisementCountTable;
  advertisement_place_count: AdvertisementPlaceCountTable;
  campaign_share: CampaignShareTable;
  application: ApplicationTable;
  article: ArticleTable;
  article_popularity: ArticlePopularityTable;
  article_reads: ArticleReadsTable;
  article_tag: ArticleTagTable;
  articleblock: ArticleblockTable;
  author: AuthorTable;
  calculation: CalculationTable;
  category: CategoryTable;
  category_profession: CategoryProfessionTable;
  change_log: ChangeLogTable;
  clinic: ClinicTable;
  clinic_branch: ClinicBranchTable;
  collector: CollectorTable;
  collector_fetch: CollectorFetchTable;
  comment: CommentTable;
  consultant: ConsultantTable;
  consultant_profession: ConsultantProfessionTable;
  diary: DiaryTable;
  doctor: DoctorTable;
  doctor_clinic: DoctorClinicTable;
  doctor_profession: DoctorProfessionTable;
  edit_lease: EditLeaseTable;
  review_note: ReviewNoteTable;
  review_note_reply: ReviewNoteReplyTable;
  encyclopedia_section: EncyclopediaSectionTable;
  idempotency_key: IdempotencyKeyTable;
  journal: JournalTable;
  journal_article: JournalArticleTable;
  ledger_account: LedgerAccountTable;
  ledger_audit: LedgerAuditTable;
  ledger_entry: LedgerEntryTable;
  ledger_hold: LedgerHoldTable;
  ledger_transaction: LedgerTransactionTable;
  money_act: MoneyActTable;
  mail_recent: MailRecentTable;
  mail: MailTable;
  media: MediaTable;
  medicine_branch: MedicineBranchTable;
  menu: MenuTable;
  office_record: OfficeRecordTable;
  operation: OperationTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_event: PaymentEventTable;
  payment_order: PaymentOrderTable;
  preview: PreviewTable;
  profession: ProfessionTable;
  publication_plan: PublicationPlanTable;
  question: QuestionTable;
  question_attachment: QuestionAttachmentTable;
  question_draft: QuestionDraftTable;
  question_key: QuestionKeyTable;
  question_pin: QuestionPinTable;
  question_popularity: QuestionPopularityTable;
  question_rating: QuestionRatingTable;
  question_read: QuestionReadTable;
  question_tag: QuestionTagTable;
  questionblock: QuestionblockTable;
  rate_counter: RateCounterTable;
  rate_limit: RateLimitTable;
  calculator_use: CalculatorUseTable;
  daily_count: DailyCountTable;
  missed_search: MissedSearchTable;
  missed_search_reader: MissedSearchReaderTable;
  taught_word: TaughtWordTable;
  site_settings: SiteSettingsTable;
  link_check: LinkCheckTable;
  outgoing_link: OutgoingLinkTable;
  redirect: RedirectTable;
  revision: RevisionTable;
  rssblock: RssblockTable;
  rssblock_collector: RssblockCollectorTable;
  recommended_clinic: RecommendedClinicTable;
  recommended_doctor: RecommendedDoctorTable;
  saved_view: SavedViewTable;
  security_event: SecurityEventTable;
  saved_reading: SavedReadingTable;
  service: ServiceTable;
  special_project: SpecialProjectTable;
  special_project_article: SpecialProjectArticleTable;
  staticpage: StaticpageTable;
  tag: TagTable;
  term: TermTable;
  term_related: TermRelatedTable;
  userpackage: UserpackageTable;
}
