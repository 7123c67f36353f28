import { BookOpen } from 'lucide-react';
import { useLocation } from 'react-router';
import { encyclopedia as text } from '#shared/language/ka/encyclopedia.ts';
import { paths, searchPath } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { ResultList } from '#web/components/ResultList.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import styles from './Encyclopedia.module.css';
import { describeEncyclopedia, filterPath, indexTitle, indexTrail } from './encyclopedia.facts.ts';
import { type EncyclopediaData, type FoundTerms, loadEncyclopedia } from './encyclopedia.load.ts';
import { LetterGrid } from './LetterGrid.tsx';
import { SectionStrip } from './SectionStrip.tsx';
import { TermFinder } from './TermFinder.tsx';
import { TermIndex } from './TermIndex.tsx';
import { useNarrowing } from './use-narrowing.ts';

interface EncyclopediaProps {
  readonly data: EncyclopediaData;
}

export const screen = defineScreen<EncyclopediaData>({
  load: loadEncyclopedia,
  describe: describeEncyclopedia,
  View: EncyclopediaView,
  Side: EncyclopediaSide,
});

/** What is typed changes the address unknown to the router: a link to the index leads there from the index, too. */
function EncyclopediaView({ data }: EncyclopediaProps) {
  const { key } = useLocation();
  return <NarrowedIndex key={key} data={data} />;
}

function NarrowedIndex({ data }: EncyclopediaProps) {
  const { found, onChange } = useNarrowing(data.found);
  const isWhole = !data.letter && !data.section;
  return (
    <div className={styles.page}>
      <PageHead trail={indexTrail(data)} title={indexTitle(data)}>
        {isWhole && data.page === 1 && <p className={styles.intro}>{text.intro}</p>}
      </PageHead>
      <div className={styles.finder}>
        <TermFinder question={data.found?.question} onChange={onChange} />
        <LetterGrid {...data} />
      </div>
      <AdBox place="mob-a1" />
      <SectionStrip {...data} />
      <p className={styles.count} role="status">
        {found ? text.found(found.question, found.total) : text.count(data.total)}
      </p>
      {found ? <Found found={found} /> : <Index data={data} />}
      <AdBox place="mob-a2" />
    </div>
  );
}

function Index({ data }: EncyclopediaProps) {
  if (data.terms.length === 0) {
    return (
      <Notice icon={<BookOpen size={28} />} title={text.empty} text={text.emptyHint}>
        <ButtonLink href={paths.encyclopedia}>{text.everything}</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <TermIndex terms={data.terms} isDefined={Boolean(data.letter || data.section)} />
      <Pagination path={filterPath(data)} current={data.page} count={data.pages} />
    </>
  );
}

function Found({ found: { question, terms, suggestion } }: { readonly found: FoundTerms }) {
  if (terms.length === 0) {
    return (
      <Notice icon={<BookOpen size={28} />} title={text.nothing(question)} text={text.nothingHint}>
        <ButtonLink href={searchPath({ q: question })}>{text.searchAll}</ButtonLink>
        <ButtonLink kind="quiet" href={paths.encyclopedia}>
          {text.everything}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      {suggestion && <p className={styles.guess}>{text.guessed(suggestion)}</p>}
      <ResultList results={terms} headingLevel={2} />
    </>
  );
}

function EncyclopediaSide({ data }: EncyclopediaProps) {
  return (
    <>
      <AdBox place="a2" />
      <MostRead articles={data.mostRead} />
    </>
  );
}
