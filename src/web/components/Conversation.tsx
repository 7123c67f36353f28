import { formatMoment } from '#shared/content/dates.ts';
import styles from './Conversation.module.css';
import { LabelledPart } from './LabelledPart.tsx';
import { Passage } from './Passage.tsx';

export interface SaidPart {
  readonly id: number;
  readonly kind: 'question' | 'answer' | 'followup';
  /** Who said it, in the reader's words. */
  readonly who: string;
  readonly body: string;
  readonly created_at: string;
}

interface ConversationProps {
  readonly questionLabel: string;
  readonly question: string;
  readonly answerLabel: string;
  /** Empty until there is one. */
  readonly answer: string;
  readonly discussionLabel: string;
  readonly parts: readonly SaidPart[];
  readonly headingLevel?: 2 | 3;
}

/** What was asked, answered and said about it since, for those it concerns. */
export function Conversation({
  questionLabel,
  question,
  answerLabel,
  answer,
  discussionLabel,
  parts,
  headingLevel = 3,
}: ConversationProps) {
  return (
    <>
      <LabelledPart label={questionLabel} headingLevel={headingLevel}>
        <Passage html={question} />
      </LabelledPart>
      {answer !== '' && (
        <LabelledPart label={answerLabel} headingLevel={headingLevel} kind="answer">
          <Passage html={answer} />
        </LabelledPart>
      )}
      {parts.length > 0 && (
        <LabelledPart label={discussionLabel} headingLevel={headingLevel}>
          <ol className={styles.talk}>
            {parts.map(({ id, kind, who, body, created_at }) => (
              <li key={id} className={styles.said} data-kind={kind}>
                <p className={styles.about}>
                  {who} · {formatMoment(created_at)}
                </p>
                <Passage html={body} />
              </li>
            ))}
          </ol>
        </LabelledPart>
      )}
    </>
  );
}
