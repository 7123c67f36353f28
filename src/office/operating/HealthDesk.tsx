import { Link } from 'react-router';
import { listHealth } from '#shared/contracts/office/health.ts';
import { healthText as text } from '#shared/language/ka/office/health.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from '../desks/DeskList.tsx';

/** What published content lacks, and what is read most and least. */
export function HealthDesk() {
  return (
    <DeskList
      desk="health"
      search={text.search}
      states={text.states}
      empty={text.empty}
      list={(query) => callOffice(listHealth, query)}
      keyOf={({ state, collection, id }) => `${state} ${collection} ${id}`}
      columns={[
        { label: text.columns.state, show: ({ state }) => text.states[state] },
        {
          label: text.columns.title,
          show: ({ collection, id, title }) => (
            <Link to={collection === 'media' ? `/media/?search=${id}` : `/records/${collection}/${id}/`}>
              {title || officeText.untitled(id)}
            </Link>
          ),
        },
        { label: text.columns.views, show: ({ views }) => views },
      ]}
    />
  );
}
