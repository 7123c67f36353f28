import { textOfHtml } from '#shared/content/html-text.ts';
import { article } from '#shared/language/ka/article.ts';
import { staticPages } from '#shared/language/ka/staticpage.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { AskCard } from '#web/components/AskCard.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Passage } from '#web/components/Passage.tsx';
import type { SiteFacts } from '#web/components/site.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { describeTrail } from '#web/frames/structured-data.ts';
import { Answer } from './Answer.tsx';
import styles from './Faq.module.css';
import { type FaqData, loadFaq } from './faq.load.ts';
import { useLinkedAnswer } from './use-linked-answer.ts';

interface FaqProps {
  readonly data: FaqData;
}

const home = { title: article.home, url: paths.home };

export const screen = defineScreen<FaqData>({
  load: loadFaq,
  describe: describeFaq,
  View: FaqView,
  Side: FaqSide,
});

function FaqView({ data: { title, faq } }: FaqProps) {
  useLinkedAnswer();
  return (
    <article className={styles.page}>
      <PageHead trail={[home]} title={title}>
        <Passage html={faq.intro} />
      </PageHead>
      <AdBox place="mob-a1" />
      {faq.groups.map((group) => (
        <section key={group.title} className={styles.group}>
          {group.title && <h2 className={styles.heading}>{group.title}</h2>}
          {group.intro && <Passage html={group.intro} />}
          <div>
            {group.entries.map((entry) => (
              <Answer key={entry.id} {...entry} />
            ))}
          </div>
        </section>
      ))}
      {faq.closing && <Passage html={faq.closing} />}
      <AdBox place="mob-a2" />
    </article>
  );
}

function FaqSide({ data: { mostRead } }: FaqProps) {
  return (
    <>
      <AskCard />
      <MostRead articles={mostRead} />
      <AdBox place="a2" />
    </>
  );
}

function describeFaq({ title, faq, metainfo }: FaqData, site: SiteFacts): PageFacts {
  const entries = faq.groups.flatMap((group) => group.entries);
  return {
    title: metainfo?.title || title || staticPages.faq,
    description: metainfo?.description ?? '',
    path: paths.faq,
    kind: 'website',
    structuredData: () => [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: entries.map((entry) => ({
          '@type': 'Question',
          name: entry.title,
          acceptedAnswer: { '@type': 'Answer', text: textOfHtml(entry.answer) },
        })),
      },
      describeTrail([home, { title, url: paths.faq }], site),
    ],
  };
}
