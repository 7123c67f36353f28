import { useDeferredValue } from 'react';
import { listMedia, type MediaFile } from '#shared/contracts/office/media.ts';
import { mediaText as text } from '#shared/language/ka/office/media.ts';
import { listText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { EmptyList } from '../shell/EmptyList.tsx';
import { Pager } from '../shell/Pager.tsx';
import { MediaThumb } from './MediaThumb.tsx';

const perPage = 40;
const kinds = ['image', 'pdf', 'video'] as const;

/** Files of the library by search and kind; choosing one is up to who shows them. What is asked is handed in. */
export function MediaBrowser({
  params,
  onAsk,
  edition,
  onChoose,
}: {
  readonly params: URLSearchParams;
  readonly onAsk: (next: URLSearchParams, options: { replace: boolean }) => void;
  /** Rises when the library has changed. */
  readonly edition: number;
  readonly onChoose: (file: MediaFile) => void;
}) {
  const search = useDeferredValue(params.get('search') ?? '');
  const kind = kinds.find((one) => one === params.get('kind'));
  const unused = params.has('unused');
  const page = Number(params.get('page')) || 1;
  const { answer, error } = useAnswer(`${search} ${kind} ${unused} ${page} ${edition}`, () =>
    callOffice(listMedia, { search, unused, page, limit: perPage, ...(kind ? { kind } : {}) }),
  );
  const ask = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    if (name !== 'page') next.delete('page');
    onAsk(next, { replace: name === 'search' });
  };
  const showAll = () => onAsk(new URLSearchParams(), { replace: false });
  return (
    <>
      <div className="office-filters">
        <input
          type="search"
          name="search"
          className="office-input"
          aria-label={text.search}
          placeholder={text.search}
          defaultValue={params.get('search') ?? ''}
          onChange={(event) => ask('search', event.target.value)}
        />
        <select
          name="kind"
          className="office-input"
          aria-label={text.kinds.all}
          value={kind ?? ''}
          onChange={(event) => ask('kind', event.target.value)}
        >
          <option value="">{text.kinds.all}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </select>
        <label className="office-check">
          <input
            type="checkbox"
            name="unused"
            checked={unused}
            onChange={(event) => ask('unused', event.target.checked ? '1' : '')}
          />{' '}
          {text.unused}
        </label>
        <span className="office-hint">{answer && listText.total(answer.total)}</span>
      </div>
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {answer?.files.length === 0 && (
        <EmptyList onShowAll={search || kind || unused ? showAll : undefined}>{text.empty}</EmptyList>
      )}
      <ul className="office-media">
        {answer?.files.map((file) => (
          <li key={file.id} data-media={file.id}>
            <button type="button" onClick={() => onChoose(file)}>
              <MediaThumb file={file} />
              <span className="office-media-name">{file.name}</span>
              <span className="office-hint">№{file.id}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        total={answer?.total ?? 0}
        perPage={perPage}
        onPage={(next) => ask('page', String(next))}
      />
    </>
  );
}
