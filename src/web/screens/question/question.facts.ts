import { textOfHtml } from '#shared/content/html-text.ts';
import { questions, question as text } from '#shared/language/ka/asking/question-screens.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import type { QuestionData } from './question.load.ts';

/** Id of the answer's heading, used as the hash of its address. */
export const answerId = 'pasukhi';

const categoryCrumb = ({ id, title }: { readonly id: number; readonly title: string }): Crumb => ({
  title,
  url: `${paths.questions}?category=${id}`,
});

export function questionTrail({ category }: QuestionData): readonly Crumb[] {
  const all = [
    { title: article.home, url: paths.home },
    { title: questions.title, url: paths.questions },
  ];
  return [...all, ...[category?.parent, category].flatMap((each) => (each ? [categoryCrumb(each)] : []))];
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
    addressee: data.category ? { category: data.category.id } : undefined,
    structuredData: () => [
      describeAnswer(data, site),
      describeTrail([...questionTrail(data), { title: question.title, url: question.url }], site),
    ],
  };
}

/** Returns a schema.org `QAPage` with an anonymous asker and the consultant's answer. */
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
