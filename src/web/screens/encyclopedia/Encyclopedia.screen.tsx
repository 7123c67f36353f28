import { BookOpen } from 'lucide-react';
import { useLocation } from 'react-router';
import { encyclopedia as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { paths, searchPath } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ResultList } from '#web/components/cards/ResultList.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './Encyclopedia.module.css';
import { describeEncyclopedia, filterPath, indexTitle, indexTrail } from './encyclopedia.facts.ts';
import { type EncyclopediaData, loadEncyclopedia, type TermSearch } from './encyclopedia.load.ts';
import { LetterGrid } from './LetterGrid.tsx';
import { SectionStrip } from './SectionStrip.tsx';
import { TermFinder } from './TermFinder.tsx';
import { TermIndex } from './TermIndex.tsx';
import { useTermSearch } from './use-term-search.ts';

interface EncyclopediaProps {
  readonly data: EncyclopediaData;
}

export const screen = defineScreen<EncyclopediaData>({
  load: loadEncyclopedia,
  describe: describeEncyclopedia,
  View: EncyclopediaView,
  Side: EncyclopediaSide,
  Rail: () => <AskCard />,
});

/**
 * Remounts the index on every navigation. The search changes the address without the router, so a link to the index
 * may lead to the address that the router still considers current.
 */
function EncyclopediaView({ data }: EncyclopediaProps) {
  const { key } = useLocation();
  return <SearchableIndex key={key} data={data} />;
}

function SearchableIndex({ data }: EncyclopediaProps) {
  const { search, onChange } = useTermSearch(data.search);
  const isUnfiltered = !data.letter && !data.section;
  return (
    <div className={styles.page}>
      <PageHead trail={indexTrail(data)} title={indexTitle(data)}>
        {isUnfiltered && data.page === 1 && <p className={styles.intro}>{text.intro}</p>}
      </PageHead>
      <div className={styles.finder}>
        <TermFinder query={data.search?.query} onChange={onChange} />
        <LetterGrid {...data} />
      </div>
      <SectionStrip {...data} />
      <p className={styles.count} role="status">
        {search ? text.found(search.query, search.total) : text.count(data.total)}
      </p>
      {search ? <SearchResults search={search} /> : <Index data={data} />}
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
      <TermIndex terms={data.terms} hasDefinitions={Boolean(data.letter || data.section)} />
      <Pagination path={filterPath(data)} current={data.page} count={data.pages} />
    </>
  );
}

function SearchResults({ search: { query, terms, suggestion } }: { readonly search: TermSearch }) {
  if (terms.length === 0) {
    return (
      <Notice icon={<BookOpen size={28} />} title={text.nothing(query)} text={text.nothingHint}>
        <ButtonLink href={searchPath({ q: query })}>{text.searchAll}</ButtonLink>
        <ButtonLink kind="quiet" href={paths.encyclopedia}>
          {text.everything}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      {suggestion && <p className={styles.guess}>{text.guessed(suggestion)}</p>}
      <ListWithAds items={terms} columns={1} gap={0}>
        {(some) => <ResultList results={some} headingLevel={2} />}
      </ListWithAds>
    </>
  );
}

function EncyclopediaSide({ data }: EncyclopediaProps) {
  return (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  );
}
