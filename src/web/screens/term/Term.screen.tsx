import { ShieldCheck } from 'lucide-react';
import { formatDate } from '#shared/content/dates.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { term as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { encyclopediaPath, searchPath } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { TextWithAds } from '#web/advertising/within/TextWithAds.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ResultList } from '#web/components/cards/ResultList.tsx';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { Sources } from '#web/components/text/Sources.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { SaveButton } from '#web/layouts/pins/SaveButton.tsx';
import { ReviewOverdue } from '#web/layouts/review/ReviewOverdue.tsx';
import { SectionTerms } from './SectionTerms.tsx';
import styles from './Term.module.css';
import { describeTerm, termTrail } from './term.facts.ts';
import { loadTerm, type Mention, type TermData } from './term.load.ts';

interface TermProps {
  readonly data: TermData;
}

export const screen = defineScreen<TermData>({
  load: loadTerm,
  describe: describeTerm,
  articlesOf: ({ mentions }) => mentions.article?.map(({ id }) => id) ?? [],
  View: TermView,
  Side: TermSide,
});

function TermView({ data }: TermProps) {
  const { term, body, mentions } = data;
  return (
    <>
      <article className={styles.term}>
        <header className={styles.head}>
          <Breadcrumbs trail={termTrail(data)} />
          <h1 className={styles.title}>
            <NoBreakText text={term.title} />
          </h1>
        </header>
        <Definition term={term} />
        {data.isReviewOverdue && <ReviewOverdue />}
        <SaveButton kind="term" id={term.id} />
        <TextWithAds html={body} places={['c1', 'mob-top']} />
        {term.related.length > 0 && (
          <section className={styles.related} data-no-print>
            <h2 className={styles.small}>{text.related}</h2>
            <LinkChips label={text.related} links={term.related} />
          </section>
        )}
        <Sources sources={term.sources ?? []} />
      </article>
      <AdBox place="mob-a1" />
      <Mentions
        title={text.articles}
        results={mentions.article}
        more={{
          href: searchPath({ q: term.title, type: 'article' }),
          text: article.more,
          label: text.allArticlesLabel(term.title),
          isExternal: false,
        }}
      />
      <Mentions title={text.questions} results={mentions.question} />
    </>
  );
}

/** Renders the definition of the term with its synonyms and the date of its review. */
function Definition({ term }: { readonly term: TermData['term'] }) {
  return (
    <div className={styles.definition}>
      <div className={styles.meaning}>
        <p className={styles.lead}>
          <NoBreakText text={term.introtext} />
        </p>
        {term.synonyms.length > 0 && (
          <p className={styles.synonyms}>
            <span className={styles.label}>{text.synonyms}:</span> {term.synonyms.join(', ')}
          </p>
        )}
        {term.reviewed_at && (
          <time className={styles.checked} dateTime={term.reviewed_at}>
            <ShieldCheck size={18} />
            {article.reviewed(formatDate(term.reviewed_at))}
          </time>
        )}
      </div>
    </div>
  );
}

interface MentionsProps {
  readonly title: string;
  readonly results: readonly Mention[] | undefined;
  readonly more?: Parameters<typeof SectionHead>[0]['more'];
}

function Mentions({ title, results, more }: MentionsProps) {
  if (!results || results.length === 0) return null;
  return (
    <section className={styles.mentions} data-no-print>
      <SectionHead title={title} more={more} />
      <ResultList results={results} />
    </section>
  );
}

function TermSide({ data }: TermProps) {
  const { term, neighbours, mentions, mostRead } = data;
  return (
    <div className={styles.side}>
      {term.section && neighbours.length > 0 && (
        <SectionTerms
          title={text.inSection(term.section.title)}
          terms={neighbours}
          sectionUrl={encyclopediaPath({ section: term.section.alias })}
        />
      )}
      <AskCard />
      <AdBox place="a2" />
      {mentions.doctor && mentions.doctor.length > 0 && (
        <section>
          <SectionHead title={text.doctors} isPlain />
          <ResultList results={mentions.doctor} />
        </section>
      )}
      <MostRead articles={mostRead} />
    </div>
  );
}
