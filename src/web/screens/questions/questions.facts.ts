import { questions as text } from '#shared/language/ka/asking/question-screens.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { listing } from '#shared/language/ka/site/listing.ts';
import { paths } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/navigation/page-numbers.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import { questionsPath } from './questions.address.ts';
import type { QuestionsData } from './questions.load.ts';

const home: Crumb = { title: article.home, url: paths.home };
const all: Crumb = { title: text.title, url: paths.questions };

/** Returns the breadcrumbs from the home page to the parent of this list. */
export function questionsTrail({ category, tag }: QuestionsData): readonly Crumb[] {
  if (category?.parent)
    return [
      home,
      all,
      { title: category.parent.title, url: questionsPath({ category: category.parent.id }) },
    ];
  return category || tag ? [home, all] : [home];
}

/** Returns the heading: the tag, the category or all questions. */
export function headingOf({ category, tag }: QuestionsData): string {
  if (tag) return text.withTag(category ? `${tag.title} – ${category.title}` : tag.title);
  return category ? text.inCategory(category.title) : text.title;
}

export function describeQuestions(data: QuestionsData, site: SiteFacts): PageFacts {
  const { address, category, tag, questions, page, pages } = data;
  const list = questionsPath(address);
  const subject = tag?.title ?? category?.title;
  return {
    title: listing.title(headingOf(data), page),
    description: subject === undefined ? text.description : text.descriptionInCategory(subject),
    path: pagePath(list, page),
    basePath: paths.questions,
    kind: 'website',
    isHidden: questions.length === 0 || address.isMostReadFirst === true || (!!category && !!tag),
    addressee: category ? { category: category.id } : undefined,
    section: category?.parent?.alias ?? category?.alias,
    previous: page > 1 ? pagePath(list, page - 1) : undefined,
    next: page < pages ? pagePath(list, page + 1) : undefined,
    structuredData: () => [
      describeTrail(
        [
          ...questionsTrail(data),
          { title: headingOf(data), url: questionsPath({ ...address, isMostReadFirst: false }) },
        ],
        site,
      ),
    ],
  };
}
