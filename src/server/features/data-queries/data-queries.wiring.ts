import { TaggedCache } from '#server/caching/tagged-cache.ts';
import type { Database } from '#server/database/connect.ts';
import { createBlocksRepository } from '#server/features/blocks/blocks.repository.ts';
import { createBlockResolver } from '#server/features/blocks/blocks.service.ts';
import { createTermLinks } from '#server/features/encyclopedia/term-links.service.ts';
import { createTermsRepository } from '#server/features/encyclopedia/terms.repository.ts';
import { createFeedsRepository } from '#server/features/feeds/feeds.repository.ts';
import { createFeedResolver } from '#server/features/feeds/feeds.service.ts';
import { createFocalPointsRepository } from '#server/features/media/focal-points.repository.ts';
import { createFocalPoints } from '#server/features/media/focal-points.service.ts';
import { createPinsRepository } from '#server/features/pins/pins.repository.ts';
import { createPinsService } from '#server/features/pins/pins.service.ts';
import { kinds } from '#server/features/search/indexing/kinds.ts';
import { createSearchRepository } from '#server/features/search/search.repository.ts';
import { createSearch } from '#server/features/search/search.service.ts';
import { createVocabularyRepository } from '#server/features/search/understanding/vocabulary.repository.ts';
import { createSearchWordsRepository } from '#server/features/search/words/search-words.repository.ts';
import {
  createDataQueries,
  type OpenSealed,
  type QueryAnswer,
  withVirtualCollections,
} from '#server/queries/queries.service.ts';
import { article } from '#shared/collections/article.ts';
import { articleblock } from '#shared/collections/articleblock.ts';
import { consultant } from '#shared/collections/consultant.ts';
import { question } from '#shared/collections/question.ts';
import { readableArticles } from '#shared/collections/readable-articles.ts';
import { rssblock } from '#shared/collections/rssblock.ts';
import { term } from '#shared/collections/term.ts';
import { userPinnedQuestions } from '#shared/collections/user-pinned-questions.ts';
import { createConsultantFiguresRepository } from './consultant-figures.repository.ts';
import { createConsultantFigures } from './consultant-figures.service.ts';

/** Answers, and what is known of terms, take so many bytes. */
const maxBytes = 8 * 1024 * 1024;

export interface QueriesParts {
  readonly db: Database;
  readonly mediaUrl: string;
  readonly now: () => number;
  readonly openSealed: OpenSealed;
}

/** The data queries over a database, or over a transaction that others do not see. */
export function wireQueries({ db, mediaUrl, now, openSealed }: QueriesParts) {
  const answers = new TaggedCache<QueryAnswer>({ maxBytes, now });
  const pins = createPinsService(createPinsRepository(db), { now });
  const termLinks = createTermLinks(createTermsRepository(db));
  const focalPoints = createFocalPoints(createFocalPointsRepository(db));
  const shaping = { mediaUrl, focalPointOf: focalPoints.focalPointOf };
  const tableQueries = createDataQueries({
    db,
    ...shaping,
    prepare: focalPoints.load,
    cache: answers,
    openSealed,
    resolvers: {
      [articleblock.name]: createBlockResolver(createBlocksRepository(db), shaping),
      [rssblock.name]: createFeedResolver(createFeedsRepository(db), shaping),
      [consultant.name]: createConsultantFigures(createConsultantFiguresRepository(db), { now }),
      [question.name]: pins.resolvePinned,
      [userPinnedQuestions.name]: pins.resolvePinned,
      [article.name]: termLinks.fillArticles,
      [readableArticles.name]: termLinks.fillArticles,
      [term.name]: termLinks.fillTerms,
    },
  });
  const search = createSearch({
    records: createSearchRepository(db),
    vocabulary: createVocabularyRepository(db),
    kinds,
    ask: tableQueries.ask,
    listTaughtWords: createSearchWordsRepository(db).listWords,
    now,
  });
  return {
    restql: withVirtualCollections(tableQueries, { search: search.answerQuestion }),
    pins,
    answers,
    /** Drops what was computed from records with this tag. */
    drop: (tag: string) => {
      termLinks.drop(tag);
      search.drop(tag);
      focalPoints.drop(tag);
      answers.drop(tag);
    },
    forgetAll: () => {
      termLinks.forgetAll();
      search.forgetAll();
      focalPoints.forgetAll();
      answers.clear();
    },
  };
}
