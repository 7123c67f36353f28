import { Search as SearchIcon } from 'lucide-react';
import { article } from '#shared/language/ka/reading/article.ts';
import { listing } from '#shared/language/ka/site/listing.ts';
import { searchKinds, search as text } from '#shared/language/ka/site/search.ts';
import {
  searchAnswer as answerText,
  searchNarrowing as narrowingText,
} from '#shared/language/ka/site/search-answer.ts';
import { paths, searchPath } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ResultList } from '#web/components/cards/ResultList.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { pagePath } from '#web/components/navigation/page-numbers.ts';
import { onDemand } from '#web/components/on-demand.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import type { Chosen } from '#web/layouts/listing/listing.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { SearchForm } from '#web/layouts/search/SearchForm.tsx';
import { AlertPanel } from './AlertPanel.tsx';
import { Definition } from './Definition.tsx';
import { KindStrip } from './KindStrip.tsx';
import { Narrowing } from './Narrowing.tsx';
import styles from './Search.module.css';
import { SearchStart } from './SearchStart.tsx';
import { loadSearch, type SearchData, type SearchResults } from './search.load.ts';

const loadOpenNow = async () => (await import('#web/components/people/OpenNow.tsx')).OpenNow;
/** Most answers have no clinic, whose hours are told in code of their own. */
const OpenNow = onDemand({
  serverComponent: import.meta.env.SSR ? await loadOpenNow() : undefined,
  load: loadOpenNow,
  selector: '[data-hours]',
});

interface SearchProps {
  readonly data: SearchData;
}

const exactMark = (isExact: boolean): string | undefined => (isExact ? '1' : undefined);
const listPath = ({ query, kind, isExact, narrowed }: SearchData): string =>
  searchPath({ q: query, type: kind, exact: exactMark(isExact), ...narrowed });

/** The question as its address has it; names without a value are left out. */
const parametersOf = ({ query, kind, isExact, narrowed }: SearchData): Chosen => ({
  q: query,
  ...(kind ? { type: kind } : {}),
  ...(isExact ? { exact: '1' } : {}),
  ...narrowed,
});

export const screen = defineScreen<SearchData>({
  load: loadSearch,
  describe: (data) => ({
    title: text.page(data.query ? text.titleOf(data.query) : text.title, data.page),
    description: text.intro,
    path: pagePath(listPath(data), data.page),
    kind: 'website',
    isHidden: true,
    isWithoutAds: !data.results?.all || data.results.alert !== null,
  }),
  articlesOf: ({ results }) =>
    results?.groups.flatMap((group) => (group.kind === 'article' ? group.results.map(({ id }) => id) : [])) ??
    [],
  View: SearchView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
  // Whoever should call 112 is not led to an answer in writing.
  Rail: ({ data }) => data.results && !data.results.alert && <AskCard />,
});

function SearchView({ data }: SearchProps) {
  const { query, results } = data;
  return (
    <div className={styles.page}>
      {results?.alert && <AlertPanel alert={results.alert} />}
      <PageHead trail={[{ title: article.home, url: paths.home }]} title={text.title}>
        <SearchForm label={text.form} query={query} />
      </PageHead>
      {results ? <Results data={data} results={results} /> : <NoQuery data={data} />}
    </div>
  );
}

function Results({ data, results }: SearchProps & { readonly results: SearchResults }) {
  const { query, kind, isExact, narrowed, filters, hours, page, pages } = data;
  const parameters = parametersOf(data);
  if (results.all === 0 && Object.keys(narrowed).length > 0)
    return (
      <>
        <Narrowing parameters={parameters} filters={filters} />
        <div role="status">
          <Notice
            icon={<SearchIcon size={28} />}
            title={narrowingText.nothing}
            text={narrowingText.nothingHint}
          >
            <ButtonLink href={searchPath({ q: query, type: kind, exact: exactMark(isExact) })}>
              {listing.clear}
            </ButtonLink>
          </Notice>
        </div>
      </>
    );
  if (results.all === 0) {
    return (
      <>
        <div role="status">
          <Notice icon={<SearchIcon size={28} />} title={text.nothing(query)} text={text.nothingHint}>
            <ButtonLink href={paths.encyclopedia}>{text.encyclopedia}</ButtonLink>
            {!results.alert && (
              <ButtonLink kind="quiet" href={paths.consultantpage}>
                {text.ask}
              </ButtonLink>
            )}
          </Notice>
        </div>
        <section className={styles.part}>
          <SectionHead title={answerText.topicsNearby} />
          <LinkChips label={answerText.topicsNearby} links={data.topics} />
        </section>
      </>
    );
  }
  return (
    <>
      <div className={styles.summary} role="status">
        <p>{text.found(query, kind ? (results.types[kind] ?? 0) : results.all)}</p>
        {results.suggestion && (
          <p className={styles.guess} data-suggestion={results.suggestion}>
            {text.guessed(results.suggestion)}
          </p>
        )}
        {results.isPartial && (
          <p className={styles.guess} data-partial="">
            {answerText.partial}
          </p>
        )}
      </div>
      {results.suggestion && (
        <a className={styles.exact} data-exact="" href={searchPath({ q: query, type: kind, exact: '1' })}>
          {answerText.exact(query)}
        </a>
      )}
      <KindStrip parameters={parameters} chosen={kind} results={results} />
      <Narrowing parameters={parameters} filters={filters} />
      {results.definition && <Definition term={results.definition} />}
      <ListWithAds items={results.groups} columns={1} gap={32}>
        {(groups) => (
          <>
            {' '}
            {groups.map(({ kind: groupKind, results: groupResults }) => {
              const count = results.types[groupKind] ?? groupResults.length;
              return (
                <section key={groupKind} data-kind={groupKind}>
                  <SectionHead
                    title={searchKinds[groupKind]}
                    more={
                      kind === undefined && count > groupResults.length
                        ? {
                            href: searchPath({ ...parameters, type: groupKind }),
                            text: text.more(count),
                            label: text.moreLabel(searchKinds[groupKind], count),
                            isExternal: false,
                          }
                        : undefined
                    }
                  />
                  <ResultList
                    results={groupResults}
                    renderNote={
                      groupKind === 'clinic'
                        ? ({ id }) => <OpenNow hours={hours[id] ?? []} isShort />
                        : undefined
                    }
                  />
                </section>
              );
            })}
          </>
        )}
      </ListWithAds>
      <Pagination path={listPath(data)} current={page} count={pages} />
    </>
  );
}

function NoQuery({ data: { query, topics } }: SearchProps) {
  return query === '' ? (
    <SearchStart topics={topics} />
  ) : (
    <Notice icon={<SearchIcon size={28} />} title={text.tooShort} text={text.tooShortHint} />
  );
}
