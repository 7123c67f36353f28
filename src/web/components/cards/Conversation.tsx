import type { QuestionblockKind } from '#shared/collections/questionblock.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { LabelledPart } from '../text/LabelledPart.tsx';
import { Passage } from '../text/Passage.tsx';
import styles from './Conversation.module.css';

export interface ConversationPart {
  readonly id: number;
  readonly kind: QuestionblockKind;
  /** The author's role in the interface's language: the asker, the consultant or „you“. */
  readonly author: string;
  readonly body: string;
  readonly created_at: string;
}

interface ConversationProps {
  readonly questionLabel: string;
  readonly question: string;
  readonly answerLabel: string;
  /** Empty while the question is unanswered. */
  readonly answer: string;
  /** Over what the consultant asked before answering, with the replies. */
  readonly askedBackLabel: string;
  readonly discussionLabel: string;
  readonly parts: readonly ConversationPart[];
  readonly headingLevel?: 2 | 3;
}

/** Renders a question with its answer and discussion for the people involved: asker, consultant and editor. */
export function Conversation({
  questionLabel,
  question,
  answerLabel,
  answer,
  askedBackLabel,
  discussionLabel,
  parts,
  headingLevel = 3,
}: ConversationProps) {
  const before = parts.filter(({ kind }) => kind === 'ask_back' || kind === 'reply');
  const after = parts.filter((part) => !before.includes(part));
  return (
    <>
      <LabelledPart label={questionLabel} headingLevel={headingLevel}>
        <Passage html={question} />
      </LabelledPart>
      <Messages label={askedBackLabel} headingLevel={headingLevel} parts={before} />
      {answer !== '' && (
        <LabelledPart label={answerLabel} headingLevel={headingLevel} kind="answer">
          <Passage html={answer} />
        </LabelledPart>
      )}
      <Messages label={discussionLabel} headingLevel={headingLevel} parts={after} />
    </>
  );
}

function Messages({
  label,
  headingLevel,
  parts,
}: {
  readonly label: string;
  readonly headingLevel: 2 | 3;
  readonly parts: readonly ConversationPart[];
}) {
  if (parts.length === 0) return null;
  return (
    <LabelledPart label={label} headingLevel={headingLevel}>
      <ol className={styles.messages}>
        {parts.map(({ id, kind, author, body, created_at }) => (
          <li key={id} className={styles.message} data-kind={kind}>
            <p className={styles.about}>
              {author} · {formatMoment(created_at)}
            </p>
            <Passage html={body} />
          </li>
        ))}
      </ol>
    </LabelledPart>
  );
}
