import { useId } from 'react';
import { Select } from '#web/components/forms/choices/Select.tsx';
import fieldStyles from '#web/components/forms/Field.module.css';
import styles from './FilterSelect.module.css';

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly title: string }[];
  readonly onChoose: (name: string, value: string) => void;
}

/** Renders a filter as the device's own select. */
export function FilterSelect({ name, label, value, options, onChoose }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={fieldStyles.box}>
        <Select id={id} name={name} value={value} onChange={({ target }) => onChoose(name, target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}
