import { applications as text } from '#shared/language/ka/applications.ts';
import styles from './ChoiceField.module.css';
import { splitAtMatch } from './find-options.ts';
import type { Option } from './load-options.ts';

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly typed: string;
  readonly chosen: string;
  readonly active: number;
  readonly onChoose: (option: Option) => void;
}

/** The entries that fit what was typed, the fitting part marked; or that there are none. */
export function OptionList({ id, label, options, typed, chosen, active, onChoose }: OptionListProps) {
  return (
    <>
      <div className={styles.list} id={id} role="listbox" aria-label={label} hidden={options.length === 0}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
          <div
            key={option.id}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === chosen}
            data-active={index === active ? '' : undefined}
            data-option={option.id}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <Marked title={option.title} typed={typed} />
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {options.length === 0 && `${text.notFound} „${typed}“`}
      </p>
    </>
  );
}

function Marked({ title, typed }: { readonly title: string; readonly typed: string }) {
  const [before, match, after] = splitAtMatch(title, typed);
  return (
    <span>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}
