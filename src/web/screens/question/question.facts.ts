import { textOfHtml } from '#shared/content/html-text.ts';
import { article } from '#shared/language/ka/article.ts';
import { questions, question as text } from '#shared/language/ka/question-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import type { SiteFacts } from '#web/components/site.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { type Crumb, describeTrail } from '#web/frames/structured-data.ts';
import type { QuestionData } from './question.load.ts';

/** Where the answer stands on the page. */
export const answerId = 'pasukhi';

const listOf = ({ id, title }: { readonly id: number; readonly title: string }): Crumb => ({
  title,
  url: `${paths.questions}?category=${id}`,
});

export function questionTrail({ category }: QuestionData): readonly Crumb[] {
  const all = [
    { title: article.home, url: paths.home },
    { title: questions.title, url: paths.questions },
  ];
  return [...all, ...[category?.parent, category].flatMap((one) => (one ? [listOf(one)] : []))];
}

export function describeQuestion(data: QuestionData, site: SiteFacts): PageFacts {
  const { question, metainfo } = data;
  return {
    title: metainfo?.title || question.title,
    description: metainfo?.description || textOfHtml(question.body).slice(0, 160),
    path: question.url,
    kind: 'article',
    id: question.id,
    section: data.category?.parent?.alias ?? data.category?.alias,
    structuredData: () => [
      describeAnswer(data, site),
      describeTrail([...questionTrail(data), { title: question.title, url: question.url }], site),
    ],
  };
}

/** schema.org `QAPage`: the question, whose asker stays unnamed, and the one answer a consultant gave. */
function describeAnswer({ question, body }: QuestionData, site: SiteFacts): object {
  const { title, consultant, asked_at, answered_at } = question;
  const url = site.url + question.url;
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    url,
    inLanguage: 'ka',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: textOfHtml(question.body) || title,
      answerCount: 1,
      datePublished: asked_at,
      author: { '@type': 'Person', name: text.asker },
      acceptedAnswer: {
        '@type': 'Answer',
        text: textOfHtml(body),
        datePublished: answered_at,
        url: `${url}#${answerId}`,
        author: consultant
          ? { '@type': 'Person', name: consultant.title, url: site.url + consultant.url }
          : { '@type': 'Organization', name: site.name, url: `${site.url}/` },
      },
    },
  };
}
