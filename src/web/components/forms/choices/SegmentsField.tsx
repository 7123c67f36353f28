import { GroupFrame, type GroupProps } from '../frame/GroupFrame.tsx';
import styles from './SegmentsField.module.css';

interface SegmentsFieldProps extends GroupProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string | null | undefined;
  /** The chosen value, of a form that holds its values itself. */
  readonly value?: string;
  readonly onChoose?: (value: string) => void;
}

/** Renders two or three short options side by side. An empty ring marks what can be chosen, a tick what is. */
export function SegmentsField({ options, defaultValue, value, onChoose, ...frame }: SegmentsFieldProps) {
  return (
    <GroupFrame role="radiogroup" {...frame}>
      {() => (
        <div className={styles.segments} data-wrong={frame.error ? '' : undefined}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input
                className={styles.radio}
                type="radio"
                name={frame.name}
                value={option.value}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onChoose?.(option.value)}
              />
              <span className={styles.segmentText}>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  );
}
