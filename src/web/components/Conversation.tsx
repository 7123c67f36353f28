import { formatMoment } from '#shared/content/dates.ts';
import styles from './Conversation.module.css';
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
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <>
      <section>
        <Heading className={styles.label}>{questionLabel}</Heading>
        <Passage html={question} />
      </section>
      {answer !== '' && (
        <section className={styles.answer}>
          <Heading className={styles.label}>{answerLabel}</Heading>
          <Passage html={answer} />
        </section>
      )}
      {parts.length > 0 && (
        <section>
          <Heading className={styles.label}>{discussionLabel}</Heading>
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
        </section>
      )}
    </>
  );
}
