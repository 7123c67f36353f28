import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { describeCollection, listRecords } from '#shared/contracts/office/records.ts';
import { importText } from '#shared/language/ka/office/importing.ts';
import { nameOfList } from '#shared/language/ka/office/list-names.ts';
import { listText, officeText, stateNames } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { EmptyList } from '../shell/EmptyList.tsx';
import { OfficeMessage } from '../shell/OfficeMessage.tsx';
import { Pager } from '../shell/Pager.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FieldFilters } from './FieldFilters.tsx';
import { columnsOf, type ListColumn } from './list-columns.ts';
import { filterFieldsOf, findOf, readFilters } from './list-filters.ts';
import { RecordTable } from './RecordTable.tsx';
import { SavedViews } from './SavedViews.tsx';

const perPage = 25;
type State = AnswerOf<typeof listRecords>['records'][number]['state'];

/** Lists the records of a collection; search, state, filters, order and page stand in the address. */
export function RecordList() {
  const { collection = '' } = useParams();
  if (!recordCollections.some(({ name }) => name === collection)) return <OfficeMessage />;
  return <KnownList key={collection} collection={collection as 'article'} />;
}

function KnownList({ collection }: { readonly collection: 'article' }) {
  const [params, setParams] = useSearchParams();
  const state = (params.get('state') ?? '') as State | '';
  const page = Number(params.get('page')) || 1;
  const [search, sort] = [params.get('search') ?? '', params.get('sort') ?? '-id'];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const label = nameOfList(collectionNamed(collection));
  const find = findOf(readFilters(filterFieldsOf(collectionNamed(collection)), params));
  const columns = columnsOf(collectionNamed(collection));
  const narrowed = { ...(find ? { find } : {}), ...(state === '' ? {} : { states: [state] }) };
  const description = useAnswer(collection, () => callOffice(describeCollection, { collection }));
  const { answer, error, reload } = useAnswer(params.toString(), () =>
    callOffice(listRecords, {
      ...{ collection, search, sort, page, limit: perPage },
      ...{ ...narrowed, fields: columns.map(({ name }) => name) },
    }),
  );
  const titles = useAnswer(`${collection} ${answer?.records.map(({ id }) => id).join()}`, () =>
    readTitles(columns, answer?.records ?? []),
  );
  const ask = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace: name === 'search', preventScrollReset: true },
    );
  const showAll = () => setParams({}, { preventScrollReset: true });
  const mayChoose = description.answer?.rights.includes('bulk') === true;
  const titleOf = (id: number) =>
    answer?.records.find((one) => one.id === id)?.title || officeText.untitled(id);
  return (
    <main id="main" tabIndex={-1} data-office="list" data-collection={collection}>
      <title>{`${label} – ${officeText.title}`}</title>
      <div className="office-head">
        <h1>{label}</h1>
        {description.answer?.rights.includes('save') && (
          <a className="office-main" data-action="new" href={`/office/records/${collection}/new/`}>
            {listText.create}
          </a>
        )}
        {description.answer?.rights.includes('import') && (
          <Link className="office-quiet" data-action="import" to={`/records/${collection}/import/`}>
            {importText.open}
          </Link>
        )}
      </div>
      <div className="office-filters">
        <input
          type="search"
          name="search"
          className="office-input"
          aria-label={listText.search}
          placeholder={listText.search}
          defaultValue={search}
          onChange={(event) => ask('search', event.target.value.trim())}
        />
        <select
          name="state"
          className="office-input"
          aria-label={listText.states}
          value={state}
          onChange={(event) => ask('state', event.target.value)}
        >
          <option value="">{listText.all}</option>
          {(description.answer?.states ?? []).map((one) => (
            <option key={one} value={one}>
              {`${stateNames[one]} (${answer?.counts[one] ?? 0})`}
            </option>
          ))}
        </select>
        <p className="office-hint" role="status">
          {answer ? listText.total(answer.total) : error ? '' : officeText.loading}
        </p>
      </div>
      <div className="office-narrowing">
        <FieldFilters
          collection={collection}
          params={params}
          onAsk={(next) => setParams(next, { preventScrollReset: true })}
        />
        <SavedViews
          collection={collection}
          params={params}
          onAsk={(next) => setParams(next, { preventScrollReset: true })}
        />
      </div>
      {description.answer && (
        <BulkBar
          collection={collection}
          description={description.answer}
          ids={[...chosen]}
          titleOf={titleOf}
          onDone={reload}
        />
      )}
      {error && (
        <p role="alert" className="office-error">
          {error}{' '}
          <button type="button" className="office-quiet" onClick={reload}>
            {officeText.retry}
          </button>
        </p>
      )}
      {answer?.records.length === 0 && (
        <EmptyList onShowAll={search || state || find ? showAll : undefined}>{listText.empty}</EmptyList>
      )}
      {answer && answer.records.length > 0 && (
        <RecordTable
          collection={collection}
          columns={columns}
          titles={titles.answer ?? new Map()}
          titleName={['title', 'name'].find((name) => name in collectionNamed(collection).fields)}
          records={answer.records}
          sort={sort}
          onSort={(next) => ask('sort', next)}
          chosen={mayChoose ? chosen : undefined}
          onChoose={setChosen}
        />
      )}
      <Pager
        page={page}
        total={answer?.total ?? 0}
        perPage={perPage}
        onPage={(next) => ask('page', String(next))}
      />
      {description.answer?.rights.includes('export') && (
        <p>
          <ExportButton collection={collection} narrowed={narrowed} />
        </p>
      )}
    </main>
  );
}

/** The titles of the records that a page's columns refer to: one call for each column. */
async function readTitles(
  columns: readonly ListColumn[],
  records: AnswerOf<typeof listRecords>['records'],
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const referring = columns.filter(({ kind }) => kind === 'reference');
  const entries = referring.map(async ({ name, of }) => {
    const ids = [...new Set(records.map((one) => one[name]).filter((id) => typeof id === 'number'))];
    // The type names one collection for all of them (contracts/office/record-parts.ts).
    const collection = (of ?? '') as 'article';
    const found =
      ids.length === 0
        ? []
        : (await callOffice(listRecords, { collection, find: { id: { $in: ids } }, limit: 100 })).records;
    return [name, new Map(found.map(({ id, title }) => [id, title]))] as const;
  });
  return new Map(await Promise.all(entries));
}
