import type { ReactNode } from 'react';
import { GroupFrame } from '../frame/GroupFrame.tsx';
import styles from './ChoiceCards.module.css';

export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly hint?: string;
  /** Content at the end of the card: a price, an icon. */
  readonly end?: ReactNode;
  readonly isDisabled?: boolean;
}

interface ChoiceCardsProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly defaultValue?: string | undefined;
  readonly onChoose?: (value: string) => void;
  readonly error?: string | undefined;
}

/** Renders radio buttons as cards, each with a title and a hint. */
export function ChoiceCards({ name, label, choices, defaultValue, onChoose, error }: ChoiceCardsProps) {
  return (
    <GroupFrame role="radiogroup" name={name} label={label} error={error}>
      {() => (
        <div className={styles.cards} data-wrong={error ? '' : undefined}>
          {choices.map(({ value, title, hint, end, isDisabled = false }) => (
            <label key={value} className={styles.card}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                disabled={isDisabled}
                onChange={() => onChoose?.(value)}
              />
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
              {end && <span className={styles.end}>{end}</span>}
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  );
}
