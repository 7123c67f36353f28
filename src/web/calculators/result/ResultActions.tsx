import { Check, Copy, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { answerText } from '#shared/calculators/answer-text.ts';
import type { Answer, Definition } from '#shared/calculators/calculator.ts';
import type { Entries } from '#shared/calculators/form/field.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import styles from './ResultActions.module.css';

interface ResultActionsProps {
  readonly definition: Definition;
  readonly answer: Answer;
  readonly entries: Entries;
  readonly onClear: () => void;
}

/** Renders copy, print and clear. A result leaves the page only by the reader's own action. */
export function ResultActions({ definition, answer, entries, onClear }: ResultActionsProps) {
  const [copyStatus, setCopyStatus] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(answerText(definition, answer, entries)).then(
      () => setCopyStatus('yes'),
      () => setCopyStatus('failed'),
    );
  return (
    <div className={styles.bar} data-no-print>
      <button type="button" className={styles.button} onClick={copy} data-copy>
        {copyStatus === 'yes' ? (
          <Check size={20} aria-hidden="true" />
        ) : (
          <Copy size={20} aria-hidden="true" />
        )}
        {text.copy}
      </button>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        {text.print}
      </button>
      <button type="button" className={styles.button} onClick={onClear} data-clear>
        <RotateCcw size={20} aria-hidden="true" />
        {text.clear}
      </button>
      <p className={styles.status} role="status">
        {copyStatus === 'yes' && text.copied}
        {copyStatus === 'failed' && text.notCopied}
      </p>
    </div>
  );
}
