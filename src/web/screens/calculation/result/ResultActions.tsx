import { Check, Copy, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { answerText } from '#shared/calculators/answer-text.ts';
import type { Answer, Definition } from '#shared/calculators/calculator.ts';
import type { Entries } from '#shared/calculators/form/field.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import styles from './ResultActions.module.css';

interface ResultActionsProps {
  readonly definition: Definition;
  readonly answer: Answer;
  readonly entries: Entries;
  readonly onClear: () => void;
}

/** What can be done with an answer: it leaves the page only by the reader's own hand. */
export function ResultActions({ definition, answer, entries, onClear }: ResultActionsProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(answerText(definition, answer, entries)).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <div className={styles.bar} data-no-print>
      <button type="button" className={styles.button} onClick={copy} data-copy>
        {copied === 'yes' ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        {words.copy}
      </button>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        {words.print}
      </button>
      <button type="button" className={styles.button} onClick={onClear} data-clear>
        <RotateCcw size={20} aria-hidden="true" />
        {words.clear}
      </button>
      <p className={styles.status} role="status">
        {copied === 'yes' && words.copied}
        {copied === 'failed' && words.notCopied}
      </p>
    </div>
  );
}
