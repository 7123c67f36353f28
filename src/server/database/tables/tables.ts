import type {
  AccountLinkTable,
  AccountSessionTable,
  AccountTable,
  AccountTwoFactorTable,
  MailTable,
  RateCounterTable,
  SecurityEventTable,
} from './account.ts';
import type { ArticlePopularityTable, ArticleReadsTable, ArticleTable, ArticleTagTable } from './article.ts';
import type { ArticleblockTable } from './articleblock.ts';
import type { AuthorTable } from './author.ts';
import type { CategoryTable } from './category.ts';
import type { MenuTable } from './menu.ts';
import type { StaticpageTable } from './staticpage.ts';
import type { TagTable } from './tag.ts';

/** Every table by its name, for Kysely. `tests/house` holds these and the descriptions against the database. */
export interface Tables {
  account: AccountTable;
  account_link: AccountLinkTable;
  account_session: AccountSessionTable;
  account_two_factor: AccountTwoFactorTable;
  article: ArticleTable;
  article_popularity: ArticlePopularityTable;
  article_reads: ArticleReadsTable;
  article_tag: ArticleTagTable;
  articleblock: ArticleblockTable;
  author: AuthorTable;
  category: CategoryTable;
  mail: MailTable;
  menu: MenuTable;
  rate_counter: RateCounterTable;
  security_event: SecurityEventTable;
  staticpage: StaticpageTable;
  tag: TagTable;
}
