import { mayActAt } from '#shared/access/desk-rights.ts';
import { formatMoment } from '#shared/content/dates.ts';
import type { RichDocument } from '#shared/content/document.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import type { Attachment } from '#shared/contracts/attachments.ts';
import {
  type DeskQuestion,
  getDeskQuestion,
  getDeskRating,
  keepDeskQuestionPrivate,
  listDeskQuestions,
  publishDeskQuestion,
  reassignDeskQuestion,
  refuseDeskQuestion,
} from '#shared/contracts/office/words/questions.ts';
import { attachmentText } from '#shared/language/ka/asking/attachments.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { questionsText as text } from '#shared/language/ka/office/questions.ts';
import { findPersonalData } from '#shared/questions/personal-data.ts';
import { Conversation } from '#web/components/cards/Conversation.tsx';
import { AttachmentViewer } from '#web/components/media/attachments/AttachmentViewer.tsx';
import { useSession } from '#web/data/session/browser-session.ts';
import { fetchAttachment } from '#web/data/session/fetch-attachment.ts';
import { listAllRecords } from '../data/list-all-records.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import type { FindMarks } from '../editor/mark-text.ts';
import type { DeskField } from './DeskDialog.tsx';
import { DeskList } from './DeskList.tsx';

const findMarks: FindMarks = (written) =>
  findPersonalData(written).map(({ kind, ...piece }) => ({ ...piece, label: text.personal[kind] }));

const isUnanswered = ({ state }: DeskQuestion): boolean => state === 'open' || state === 'claimed';
const isPublishable = (row: DeskQuestion): boolean =>
  !row.is_private && row.answered_at !== null && row.state !== 'refused';

/** Readers' questions: what waits for an editor, what for a consultant and until when (OFFICE.md, „Desks“). */
export function QuestionsDesk() {
  const session = useSession();
  const isAdmin =
    session.status === 'user' &&
    session.user.roles.includes('admin') &&
    mayActAt(session.user.roles, 'questions', 'get');
  return (
    <DeskList
      desk="questions"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listDeskQuestions, query)}
      columns={[
        {
          label: text.columns.question,
          show: (row) => (
            <>
              {row.title ?? text.untitled(row.id)}
              <p className="office-hint">
                №{row.id} · {text.asked(formatMoment(row.asked_at))}
              </p>
            </>
          ),
        },
        {
          label: text.columns.state,
          show: (row) => (
            <>
              <span className="office-state">{text.states[row.state]}</span>
              {row.state === 'waiting' && row.is_public && (
                <p className="office-hint">{text.newDiscussion}</p>
              )}
            </>
          ),
        },
        { label: text.columns.deadline, show: (row) => <Deadline row={row} /> },
        { label: text.columns.category, show: ({ category }) => category ?? '' },
        { label: text.columns.consultant, show: ({ consultant }) => consultant?.name ?? '' },
        {
          label: text.columns.rating,
          show: ({ stars, has_rating_words }) =>
            stars === null ? (
              ''
            ) : (
              <>
                {text.rating(stars)}
                {has_rating_words && <p className="office-hint">{text.hasRatingWords}</p>}
              </>
            ),
        },
      ]}
      detail={(row) => (
        <>
          {isAdmin || isPublishable(row) ? (
            <Words id={row.id} isAdmin={isAdmin} />
          ) : (
            <p className="office-hint">{text.untitled(row.id)}</p>
          )}
          {row.has_rating_words && <RatingWords id={row.id} />}
        </>
      )}
      acts={[
        {
          name: 'publish',
          label: text.acts.publish,
          isOffered: isPublishable,
          warning: text.publishWarning,
          fields: ({ id }) => listPublishFields(id),
          run: ({ id }, values) =>
            callOffice(publishDeskQuestion, {
              id,
              title: values.title ?? '',
              body: documentIn(values.body),
              answer: documentIn(values.answer),
              discussion: Object.entries(values).flatMap(([name, value]) =>
                name.startsWith(partPrefix)
                  ? [{ id: Number(name.slice(partPrefix.length)), body: documentIn(value) }]
                  : [],
              ),
            }),
        },
        {
          name: 'keep_private',
          label: text.acts.keep_private,
          isOffered: isPublishable,
          warning: text.keepWarning,
          run: ({ id }) => callOffice(keepDeskQuestionPrivate, { id }),
        },
        {
          name: 'reassign',
          label: text.acts.reassign,
          isOffered: isUnanswered,
          warning: text.reassignWarning,
          fields: ({ consultant }) => listConsultants(consultant?.id),
          run: ({ id }, values) =>
            callOffice(reassignDeskQuestion, { id, consultant: values.consultant ?? '' }),
        },
        {
          name: 'refuse',
          label: text.acts.refuse,
          isOffered: isUnanswered,
          warning: text.refuseWarning,
          fields: [{ name: 'reason', label: text.fields.reason, kind: 'long', maxLength: 1_000 }],
          run: ({ id }, values) => callOffice(refuseDeskQuestion, { id, reason: values.reason ?? '' }),
        },
      ]}
    />
  );
}

function Deadline({ row }: { readonly row: DeskQuestion }) {
  if (isUnanswered(row) && row.answer_due_at)
    return Date.parse(row.answer_due_at) < Date.now() ? (
      <strong className="office-error">{text.overdue}</strong>
    ) : (
      text.dueBy(formatMoment(row.answer_due_at))
    );
  return row.answered_at ? text.answered(formatMoment(row.answered_at)) : '';
}

/** The words of a question as they are; opening them is logged. */
function Words({ id, isAdmin }: { readonly id: number; readonly isAdmin: boolean }) {
  const { answer, error } = useAnswer(String(id), () => callOffice(getDeskQuestion, { id }));
  if (error) return <p role="alert">{error}</p>;
  if (!answer) return <p className="office-hint">{officeText.loading}</p>;
  return (
    <>
      <Conversation
        headingLevel={2}
        questionLabel={text.fields.body}
        question={htmlOf(answer.body)}
        answerLabel={text.fields.answer}
        answer={htmlOf(answer.answer)}
        askedBackLabel={text.fields.part.ask_back}
        discussionLabel={text.fields.part.followup}
        parts={answer.discussion.map((part) => ({
          ...part,
          author: text.fields.part[part.kind],
          body: htmlOf(part.body),
        }))}
      />
      <Files id={id} attachments={answer.attachments} isAdmin={isAdmin} />
    </>
  );
}

/** What an asker wrote to the office with a rating; opening it is logged. */
function RatingWords({ id }: { readonly id: number }) {
  const { answer, error } = useAnswer(`rating ${id}`, () => callOffice(getDeskRating, { id }));
  if (error) return <p role="alert">{error}</p>;
  if (!answer) return <p className="office-hint">{officeText.loading}</p>;
  return (
    <p>
      <strong>{text.ratingWords}:</strong> {answer.words}
    </p>
  );
}

/** The files of a question by name; administrators open them, which is logged. */
function Files({
  id,
  attachments,
  isAdmin,
}: {
  readonly id: number;
  readonly attachments: readonly Attachment[];
  readonly isAdmin: boolean;
}) {
  if (attachments.length === 0) return null;
  if (isAdmin)
    return <AttachmentViewer attachments={attachments} fetchFile={(number) => fetchAttachment(id, number)} />;
  return (
    <p className="office-hint">
      {attachmentText.ofQuestion}: {attachments.map(({ name }) => name).join('; ')}
    </p>
  );
}

const htmlOf = (document: unknown): string => renderHtml(document as RichDocument);

const partPrefix = 'discussion.';

/** What is published: the words as they are now, and the parts of the discussion that wait. */
async function listPublishFields(id: number): Promise<DeskField[]> {
  const words = await callOffice(getDeskQuestion, { id });
  return [
    { name: 'title', label: text.fields.title, initial: words.title, maxLength: 200, findMarks },
    ...(['body', 'answer'] as const).map(
      (name): DeskField => ({
        ...{ name, label: text.fields[name], kind: 'document', findMarks },
        initial: JSON.stringify(words[name]),
      }),
    ),
    ...words.discussion
      .filter(({ is_shown }) => !is_shown)
      .map(
        (part): DeskField => ({
          ...{
            name: `${partPrefix}${part.id}`,
            label: text.fields.part[part.kind],
            kind: 'document',
            findMarks,
          },
          ...{ initial: JSON.stringify(part.body), hint: text.partHint, isOptional: true },
        }),
      ),
  ];
}

const emptyDocument = { type: 'doc', content: [] };
const documentIn = (value: string | undefined) => (value ? JSON.parse(value) : emptyDocument);

/** The consultants to choose from, but for the one who has the question. */
async function listConsultants(now: number | undefined): Promise<DeskField[]> {
  const records = await listAllRecords('consultant', ['published']);
  return [
    {
      name: 'consultant',
      label: text.fields.consultant,
      kind: 'select',
      options: records
        .filter(({ id }) => id !== now)
        .map(({ id, title }) => ({ value: String(id), label: title })),
    },
  ];
}
