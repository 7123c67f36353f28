import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { textOfHtml } from '#shared/content/html-text.ts';
import { prices } from '#shared/language/ka/payments/prices.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { staticPages } from '#shared/language/ka/reading/staticpage.ts';
import { paths } from '#shared/paths/paths.ts';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import type { SiteFacts } from '#web/components/site/site.ts';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { Passage } from '#web/components/text/Passage.tsx';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { ServicePrices } from '#web/layouts/payment/ServicePrices.tsx';
import { Answer } from './Answer.tsx';
import styles from './Faq.module.css';
import { type FaqData, loadFaq } from './faq.load.ts';

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

function FaqView({ data: { title, faq, services } }: FaqProps) {
  useLinkedAnswer();
  return (
    <article className={styles.page}>
      <PageHead trail={[home]} title={title}>
        <Passage html={faq.intro} />
      </PageHead>
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
      {services.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.heading}>{prices.faqTitle}</h2>
          <ServicePrices services={services} />
          <ButtonLink kind="quiet" href={paths.prices}>
            {prices.all}
          </ButtonLink>
        </section>
      )}
      {faq.closing && <Passage html={faq.closing} />}
    </article>
  );
}

function FaqSide({ data: { mostRead } }: FaqProps) {
  return (
    <>
      <AskCard />
      <MostRead articles={mostRead} />
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

/** Opens the answer that the address's hash points to. Browsers do so on page load only, not on router navigation. */
function useLinkedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const entry = answer?.closest('details');
    if (!entry || entry.open) return;
    entry.open = true;
    entry.scrollIntoView();
  }, [hash]);
}
