import { Link } from 'react-router';
import { formatMoment } from '#shared/content/dates.ts';
import {
  approveComment,
  type DeskComment,
  listDeskComments,
  rejectComment,
} from '#shared/contracts/office/words/comments.ts';
import { commentsText as text } from '#shared/language/ka/office/comments.ts';
import { Passage } from '#web/components/text/Passage.tsx';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from './DeskList.tsx';

/** Readers' comments: what waits, with the article and the comment that it answers beside (OFFICE.md, „Desks“). */
export function CommentsDesk() {
  return (
    <DeskList
      desk="comments"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listDeskComments, query)}
      columns={[
        { label: text.columns.comment, show: (row) => <Words comment={row} /> },
        { label: text.columns.article, show: ({ article }) => <Article article={article} /> },
        {
          label: text.columns.state,
          show: ({ state, reason }) => (
            <>
              <span className="office-state">{text.states[state]}</span>
              {reason && <p className="office-hint">{reason}</p>}
            </>
          ),
        },
      ]}
      acts={[
        {
          name: 'approve',
          label: text.acts.approve,
          isOffered: ({ state }) => state !== 'approved',
          run: ({ id }) => callOffice(approveComment, { id }),
        },
        {
          name: 'reject',
          label: text.acts.reject,
          isOffered: ({ state }) => state !== 'rejected',
          fields: [
            { name: 'reason', label: text.reason, kind: 'long', hint: text.reasonHint, maxLength: 1_000 },
          ],
          run: ({ id }, values) => callOffice(rejectComment, { id, reason: values.reason ?? '' }),
        },
      ]}
    />
  );
}

function Words({ comment }: { readonly comment: DeskComment }) {
  return (
    <>
      <p className="office-hint">
        {comment.author_name} {comment.is_author && `(${text.author})`} · {formatMoment(comment.created_at)}
      </p>
      {comment.parent && (
        <blockquote className="office-note">
          <p className="office-hint">{text.answers(comment.parent.author_name)}</p>
          <Passage html={comment.parent.body} />
        </blockquote>
      )}
      <Passage html={comment.body} />
    </>
  );
}

function Article({ article: { id, title, introtext, url } }: { readonly article: DeskComment['article'] }) {
  return (
    <>
      <Link to={`/records/article/${id}/`}>{title}</Link>
      <p className="office-hint">{introtext}</p>
      <a href={`${url}#comments`} target="_blank" rel="noreferrer">
        {text.onSite}
      </a>
    </>
  );
}
