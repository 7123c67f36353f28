import { CircleCheck, Info, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answer, AnswerSection, Definition, Tone } from '#shared/calculators/calculator.ts';
import type { Entries } from '#shared/calculators/form/field.ts';
import { general } from '#shared/language/ka/calculators/fields.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { CallLine, Emergency } from './Emergency.tsx';
import { Fold } from './Fold.tsx';
import { OutputList } from './OutputList.tsx';
import { ResultActions } from './ResultActions.tsx';
import styles from './ResultPanel.module.css';
import { TypedInputs } from './TypedInputs.tsx';

interface ResultPanelProps {
  readonly definition: Definition;
  readonly answer: Answer;
  readonly entries: Entries;
  readonly isStale: boolean;
  readonly picture: ReactNode;
  readonly isPictureFirst: boolean;
  readonly onClear: () => void;
}

const marks: Readonly<Record<Tone, typeof Info>> = { calm: CircleCheck, notice: Info, urgent: Siren };

/** Renders a result: the statement, the outputs, the picture and the next steps. */
export function ResultPanel({
  definition,
  answer,
  entries,
  isStale,
  picture,
  isPictureFirst,
  onClear,
}: ResultPanelProps) {
  const Mark = marks[answer.tone];
  return (
    <div className={styles.panel} data-tone={answer.tone}>
      <div className={styles.head}>
        <p className={styles.kicker}>
          <Mark size={20} aria-hidden="true" />
          {text.result}
        </p>
        <h2 className={styles.headline}>
          <NoBreakText text={answer.headline} />
        </h2>
        {isStale && <p className={styles.stale}>{text.stale}</p>}
        {answer.explanation.map((paragraph) => (
          <p key={paragraph}>
            <NoBreakText text={paragraph} />
          </p>
        ))}
      </div>
      {answer.tone === 'urgent' && <Emergency warnings={definition.warnings} isUrgent />}
      {(answer.tone === 'notice' || (answer.tone === 'calm' && definition.warnings.length > 0)) && (
        <CallLine />
      )}
      {isPictureFirst && picture}
      <OutputList outputs={answer.outputs} headline={answer.headline} />
      {!isPictureFirst && picture}
      <Sections sections={answer.sections ?? []} />
      <ResultList title={text.next} items={answer.next} />
      <TypedInputs definition={definition} entries={entries} />
      <p className={styles.general}>{general}</p>
      <ResultActions definition={definition} answer={answer} entries={entries} onClear={onClear} />
    </div>
  );
}

/** Lists what belongs to the answer: the first stands open, the others fold on phones. */
function Sections({ sections: [first, ...others] }: { readonly sections: readonly AnswerSection[] }) {
  return (
    <>
      {first && <ResultList title={first.title} items={first.items} />}
      {others.length > 0 && (
        <div>
          {others.map(({ title, items }) => (
            <Fold key={title} title={title} headingLevel={3}>
              <Items items={items} />
            </Fold>
          ))}
        </div>
      )}
    </>
  );
}

function ResultList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <Items items={items} />
    </section>
  );
}

const Items = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <NoBreakText text={item} />
      </li>
    ))}
  </ul>
);
