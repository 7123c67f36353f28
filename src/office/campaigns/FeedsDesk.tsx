import { Link } from 'react-router';
import { formatMoment } from '#shared/content/dates.ts';
import { fetchFeed, listFeeds } from '#shared/contracts/office/feeds.ts';
import { describeFeedError, feedsText as text } from '#shared/language/ka/office/feeds.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from '../desks/DeskList.tsx';

/** Whether partners' feeds can be read: those that fail come first. */
export function FeedsDesk() {
  return (
    <DeskList
      desk="feeds"
      search={text.search}
      states={text.states}
      empty={text.empty}
      list={(query) => callOffice(listFeeds, query)}
      columns={[
        {
          label: text.columns.title,
          show: ({ id, title, feed_url: address }) => (
            <>
              <Link to={`/records/collector/${id}/`}>{title || officeText.untitled(id)}</Link>
              {address && <p className="office-hint">{address}</p>}
            </>
          ),
        },
        {
          label: text.columns.state,
          show: ({ state }) => (
            <span className="office-state" data-mark={state}>
              {text.states[state]}
            </span>
          ),
        },
        {
          label: text.columns.error,
          show: ({ error, failures }) =>
            error && (
              <>
                {describeFeedError(error)}
                <p className="office-hint">{text.failures(failures)}</p>
              </>
            ),
        },
        { label: text.columns.items, show: ({ items }) => items },
        {
          label: text.columns.fetched,
          show: ({ fetched_at: at }) => (at ? formatMoment(at) : text.never),
        },
        {
          label: text.columns.due,
          show: ({ state, due_at: at }) => (state === 'off' ? '' : at ? formatMoment(at) : text.soon),
        },
      ]}
      acts={[
        {
          name: 'fetch_now',
          label: text.fetchNow,
          isOffered: ({ state }) => state !== 'off',
          run: async ({ id }) => {
            const { items, error } = await callOffice(fetchFeed, { id });
            return error ? text.notFetched(describeFeedError(error)) : text.fetched(items);
          },
        },
      ]}
    >
      <p className="office-head">
        <Link className="office-main" data-action="new" to="/records/collector/new/">
          {text.add}
        </Link>
      </p>
    </DeskList>
  );
}
