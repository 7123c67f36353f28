import { Link } from 'react-router';
import { formatMoment } from '#shared/content/dates.ts';
import { checkLinks, listLinks, removeRedirect, saveRedirect } from '#shared/contracts/office/links.ts';
import { linksText as text } from '#shared/language/ka/office/links.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from '../desks/DeskList.tsx';

/** Links of published texts that lead nowhere, and redirects. */
export function LinksDesk() {
  return (
    <DeskList
      desk="links"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listLinks, query)}
      generalActs={[
        {
          name: 'save',
          label: text.save,
          fields: [
            { name: 'from', label: text.from, hint: text.fromHint, maxLength: 2_000 },
            { name: 'to', label: text.to, maxLength: 2_000 },
          ],
          run: ({ from = '', to = '' }) => callOffice(saveRedirect, { from, to }),
        },
        {
          name: 'check_now',
          label: text.checkNow,
          done: text.requested,
          run: () => callOffice(checkLinks, {}),
        },
      ]}
      columns={[
        { label: text.columns.kind, show: ({ state }) => text.states[state] },
        {
          label: text.columns.address,
          show: ({ link, from }) =>
            link === null ? (
              from
            ) : (
              <a href={link} rel="noreferrer noopener" target="_blank">
                {link}
              </a>
            ),
        },
        {
          label: text.columns.to,
          show: ({ status, to }) => (status === null ? to : (text.failures[status] ?? text.status(status))),
        },
        {
          label: text.columns.record,
          show: ({ record }) =>
            record && (
              <Link to={`/records/${record.collection}/${record.id}/`}>
                {record.title || officeText.untitled(record.id)}
              </Link>
            ),
        },
        { label: text.columns.since, show: ({ since }) => formatMoment(since) },
      ]}
      acts={[
        {
          name: 'remove',
          label: text.remove,
          warning: text.removeWarning,
          isOffered: ({ state }) => state === 'redirect',
          run: ({ id }) => callOffice(removeRedirect, { id }),
        },
      ]}
    />
  );
}
