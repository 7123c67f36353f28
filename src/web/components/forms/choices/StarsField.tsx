import { Star } from 'lucide-react';
import { useState } from 'react';
import { GroupFrame } from '../frame/GroupFrame.tsx';
import styles from './StarsField.module.css';

interface StarsFieldProps {
  readonly name: string;
  readonly label: string;
  /** What each number of stars means, from one on. */
  readonly meanings: readonly string[];
  readonly defaultValue?: number | undefined;
  readonly error?: string | undefined;
}

/** Renders radio buttons as stars, with what the chosen ones mean in words beside them. */
export function StarsField({ name, label, meanings, defaultValue = 0, error }: StarsFieldProps) {
  const [chosen, setChosen] = useState(defaultValue);
  return (
    <GroupFrame role="radiogroup" name={name} label={label} error={error}>
      {() => (
        <div className={styles.stars}>
          {meanings.map((meaning, at) => (
            <label key={meaning} className={styles.star} data-on={at < chosen || undefined}>
              <input
                type="radio"
                name={name}
                value={at + 1}
                className={styles.input}
                aria-label={meaning}
                defaultChecked={at + 1 === defaultValue}
                onChange={() => setChosen(at + 1)}
              />
              <Star size={28} aria-hidden />
            </label>
          ))}
          <span className={styles.meaning} aria-hidden>
            {meanings[chosen - 1]}
          </span>
        </div>
      )}
    </GroupFrame>
  );
}
