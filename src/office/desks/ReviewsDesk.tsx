import { Link } from 'react-router';
import { formatDate } from '#shared/content/dates.ts';
import { listReviews } from '#shared/contracts/office/reviews.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { reviewsText as text } from '#shared/language/ka/office/reviews.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from './DeskList.tsx';

/** Texts whose medical review is due, longest past first. */
export function ReviewsDesk() {
  return (
    <DeskList
      desk="reviews"
      search={text.search}
      states={text.states}
      empty={text.empty}
      list={(query) => callOffice(listReviews, query)}
      keyOf={({ collection, id }) => `${collection} ${id}`}
      columns={[
        { label: text.columns.due, show: ({ due }) => formatDate(due) },
        {
          label: text.columns.title,
          show: ({ collection, id, title }) => (
            <Link to={`/records/${collection}/${id}/`}>{title || officeText.untitled(id)}</Link>
          ),
        },
        { label: text.columns.reviewer, show: ({ reviewer }) => reviewer?.name ?? '' },
      ]}
    />
  );
}
