import { article } from '#shared/language/ka/reading/article.ts';
import { journals, journal as text } from '#shared/language/ka/reading/journals.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ImageListBlock } from '#web/blocks/ImageListBlock.tsx';
import { CardGrid } from '#web/components/cards/CardGrid.tsx';
import { JournalCard } from '#web/components/cards/JournalCard.tsx';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import { RichText } from '#web/components/text/RichText.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { recordFacts } from '#web/layouts/head/page-facts.ts';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { IssueHead } from './IssueHead.tsx';
import styles from './Journal.module.css';
import { type JournalData, loadJournal } from './journal.load.ts';

interface JournalProps {
  readonly data: JournalData;
}

const trail = [
  { title: article.home, url: paths.home },
  { title: journals.title, url: paths.journals },
];

export const screen = defineScreen<JournalData>({
  load: loadJournal,
  articlesOf: ({ journal }) => journal.articles.map(({ id }) => id),
  describe: ({ journal, metainfo }, site) => ({
    ...recordFacts(journal, metainfo),
    kind: 'website',
    structuredData: () => [
      {
        '@context': 'https://schema.org',
        '@type': 'PublicationIssue',
        name: journal.title,
        issueNumber: journal.number,
        datePublished: journal.published_on ?? undefined,
        url: site.url + journal.url,
        hasPart: journal.articles.map(({ title, url }) => ({
          '@type': 'Article',
          headline: title,
          url: site.url + url,
        })),
      },
      describeTrail([...trail, { title: journal.title, url: journal.url }], site),
    ],
  }),
  View: JournalView,
  Side: JournalSide,
});

function JournalView({ data: { journal, body } }: JournalProps) {
  return (
    <div className={styles.page}>
      <Breadcrumbs trail={trail} />
      <IssueHead journal={journal} />
      <RichText html={body} />
      <AdBox place="c1" />
      <AdBox place="mob-top" />
      <section className={styles.contents} data-contents>
        <SectionHead title={text.contents} />
        {journal.articles.length > 0 ? (
          <ImageListBlock articles={journal.articles} />
        ) : (
          <p className={styles.empty}>{text.emptyContents}</p>
        )}
      </section>
      <AdBox place="mob-a1" />
    </div>
  );
}

function JournalSide({ data: { others } }: JournalProps) {
  return (
    <div className={styles.side}>
      {others.length > 0 && (
        <section className={styles.others}>
          <SectionHead title={text.others} isPlain />
          <CardGrid of="covers">
            {others.map((other) => (
              <li key={other.id}>
                <JournalCard journal={other} headingLevel={3} />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
      <AdBox place="a2" />
    </div>
  );
}
