import type {
  AccountLinkTable,
  AccountSessionTable,
  AccountTable,
  AccountTwoFactorTable,
  MailTable,
  RateCounterTable,
  SecurityEventTable,
} from './account.ts';
import type {
  AdvertisementCountTable,
  AdvertisementTable,
  RecommendedClinicTable,
  RecommendedDoctorTable,
} from './advertising.ts';
import type { ApplicationTable } from './application.ts';
import type { ArticlePopularityTable, ArticleReadsTable, ArticleTable, ArticleTagTable } from './article.ts';
import type { ArticleblockTable } from './articleblock.ts';
import type { AuthorTable } from './author.ts';
import type { CalculationTable } from './calculation.ts';
import type { CategoryTable } from './category.ts';
import type { ClinicBranchTable, ClinicTable, MedicineBranchTable } from './clinic.ts';
import type { CommentTable } from './comment.ts';
import type { ConsultantProfessionTable, ConsultantTable } from './consultant.ts';
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
  OperationTable,
  PaymentEventTable,
  PaymentOrderTable,
  ServiceTable,
  UserpackageTable,
} from './money.ts';
import type {
  CategoryProfessionTable,
  QuestionblockTable,
  QuestionPinTable,
  QuestionPopularityTable,
  QuestionReadTable,
  QuestionTable,
  QuestionTagTable,
} from './question.ts';
import type {
  CollectorFetchTable,
  CollectorTable,
  RssblockCollectorTable,
  RssblockTable,
} from './rssblock.ts';
import type { SpecialProjectArticleTable, SpecialProjectTable } from './special-project.ts';
import type { StaticpageTable } from './staticpage.ts';
import type { TagTable } from './tag.ts';
import type { EncyclopediaSectionTable, TermRelatedTable, TermTable } from './term.ts';

/** Every table by its name, for Kysely. `tests/house` holds these and the descriptions against the database. */
export interface Tables {
  account: AccountTable;
  account_link: AccountLinkTable;
  account_session: AccountSessionTable;
  account_two_factor: AccountTwoFactorTable;
  advertisement: AdvertisementTable;
  advertisement_count: AdvertisementCountTable;
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
  clinic: ClinicTable;
  clinic_branch: ClinicBranchTable;
  collector: CollectorTable;
  collector_fetch: CollectorFetchTable;
  comment: CommentTable;
  consultant: ConsultantTable;
  consultant_profession: ConsultantProfessionTable;
  doctor: DoctorTable;
  doctor_clinic: DoctorClinicTable;
  doctor_profession: DoctorProfessionTable;
  encyclopedia_section: EncyclopediaSectionTable;
  idempotency_key: IdempotencyKeyTable;
  journal: JournalTable;
  journal_article: JournalArticleTable;
  ledger_account: LedgerAccountTable;
  ledger_audit: LedgerAuditTable;
  ledger_entry: LedgerEntryTable;
  ledger_hold: LedgerHoldTable;
  ledger_transaction: LedgerTransactionTable;
  mail: MailTable;
  medicine_branch: MedicineBranchTable;
  menu: MenuTable;
  operation: OperationTable;
  payment_event: PaymentEventTable;
  payment_order: PaymentOrderTable;
  profession: ProfessionTable;
  question: QuestionTable;
  question_pin: QuestionPinTable;
  question_popularity: QuestionPopularityTable;
  question_read: QuestionReadTable;
  question_tag: QuestionTagTable;
  questionblock: QuestionblockTable;
  rate_counter: RateCounterTable;
  rssblock: RssblockTable;
  rssblock_collector: RssblockCollectorTable;
  recommended_clinic: RecommendedClinicTable;
  recommended_doctor: RecommendedDoctorTable;
  security_event: SecurityEventTable;
  service: ServiceTable;
  special_project: SpecialProjectTable;
  special_project_article: SpecialProjectArticleTable;
  staticpage: StaticpageTable;
  tag: TagTable;
  term: TermTable;
  term_related: TermRelatedTable;
  userpackage: UserpackageTable;
}
