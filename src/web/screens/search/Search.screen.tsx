import { Search as SearchIcon } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import { searchKinds, search as text } from '#shared/language/ka/search.ts';
import { paths, searchPath } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { pagePath } from '#web/components/page-numbers.ts';
import { ResultList } from '#web/components/ResultList.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { SearchForm } from '#web/frames/search/SearchForm.tsx';
import { KindStrip } from './KindStrip.tsx';
import styles from './Search.module.css';
import { SearchStart } from './SearchStart.tsx';
import { type Found, loadSearch, type SearchData } from './search.load.ts';

interface SearchProps {
  readonly data: SearchData;
}

const listPath = ({ question, kind }: SearchData): string => searchPath({ q: question, type: kind });

export const screen = defineScreen<SearchData>({
  load: loadSearch,
  describe: (data) => ({
    title: text.page(data.question ? text.titleOf(data.question) : text.title, data.page),
    description: text.intro,
    path: pagePath(listPath(data), data.page),
    kind: 'website',
    isHidden: true,
  }),
  View: SearchView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function SearchView({ data }: SearchProps) {
  const { question, found } = data;
  return (
    <div className={styles.page}>
      <PageHead trail={[{ title: article.home, url: paths.home }]} title={text.title}>
        <SearchForm label={text.form} question={question} />
      </PageHead>
      <AdBox place="mob-a1" />
      {found ? <Results data={data} found={found} /> : <NotAsked data={data} />}
      <AdBox place="mob-a2" />
    </div>
  );
}

function Results({ data, found }: SearchProps & { readonly found: Found }) {
  const { question, kind, page, pages } = data;
  if (found.all === 0) {
    return (
      <Notice icon={<SearchIcon size={28} />} title={text.nothing(question)} text={text.nothingHint}>
        <ButtonLink href={paths.encyclopedia}>{text.encyclopedia}</ButtonLink>
        <ButtonLink kind="quiet" href={paths.ask}>
          {text.ask}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <div className={styles.summary} role="status">
        <p>{text.found(question, kind ? (found.types[kind] ?? 0) : found.all)}</p>
        {found.suggestion && <p className={styles.guess}>{text.guessed(found.suggestion)}</p>}
      </div>
      <KindStrip question={question} chosen={kind} found={found} />
      {found.groups.map(({ kind: own, results }) => {
        const count = found.types[own] ?? results.length;
        return (
          <section key={own} data-kind={own}>
            <SectionHead
              title={searchKinds[own]}
              more={
                kind === undefined && count > results.length
                  ? {
                      href: searchPath({ q: question, type: own }),
                      text: text.more(count),
                      label: text.moreLabel(searchKinds[own], count),
                      isExternal: false,
                    }
                  : undefined
              }
            />
            <ResultList results={results} />
          </section>
        );
      })}
      <Pagination path={listPath(data)} current={page} count={pages} />
    </>
  );
}

function NotAsked({ data: { question, topics } }: SearchProps) {
  return question === '' ? (
    <SearchStart topics={topics} />
  ) : (
    <Notice icon={<SearchIcon size={28} />} title={text.tooShort} text={text.tooShortHint} />
  );
}
