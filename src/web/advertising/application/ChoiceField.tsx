import { ChevronDown, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { applications as text } from '#shared/language/ka/applications.ts';
import fieldStyles from '#web/components/forms/Field.module.css';
import { FieldError } from '#web/components/forms/FieldError.tsx';
import styles from './ChoiceField.module.css';
import { findOptions } from './find-options.ts';
import type { Option } from './load-options.ts';
import { OptionList } from './OptionList.tsx';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
  /** Id of what is chosen; empty for nothing. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly remove?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A selector: a press opens and closes its list, typing narrows it, a press anywhere else closes it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, placeholder, options, value, onChange, error, remove } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsidePress(field, isOpen, () => setOpen(false));

  function close(): void {
    setOpen(false);
    trigger.current?.focus();
  }

  const chosen = options.find((option) => option.id === value);
  return (
    <div className={fieldStyles.field} ref={field}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.row}>
        <button
          ref={trigger}
          type="button"
          className={styles.trigger}
          data-choice={name}
          data-wrong={error ? '' : undefined}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-labelledby={`${id}-label ${id}-chosen`}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span id={`${id}-chosen`} className={chosen ? undefined : styles.placeholder}>
            {chosen?.title ?? placeholder}
          </span>
          <ChevronDown size={20} aria-hidden />
        </button>
        {remove && (
          <button type="button" className={styles.remove} aria-label={remove.label} onClick={remove.onPress}>
            <Trash2 size={20} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <Choices
          listId={`${id}-list`}
          label={label}
          options={[{ id: '', title: placeholder }, ...options]}
          chosen={value}
          onClose={close}
          onChoose={(option) => {
            onChange(option.id);
            close();
          }}
        />
      )}
      <FieldError name={name} id={`${id}-error`} error={error} />
    </div>
  );
}

interface ChoicesProps {
  readonly listId: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: string;
  readonly onClose: () => void;
  readonly onChoose: (option: Option) => void;
}

/** The open list: the keys stay with the input (ARIA combobox), arrows move, Enter chooses, Escape closes. */
function Choices({ listId, label, options, chosen, onClose, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const found = findOptions(options, typed);
  useEffect(() => {
    input.current?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent): void {
    const current = found[active];
    const moved = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: found.length - 1 }[event.key];
    if (moved !== undefined) setActive(Math.min(Math.max(moved, 0), found.length - 1));
    else if (event.key === 'Enter' && current) onChoose(current);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={panel} className={styles.panel}>
      <input
        ref={input}
        className={styles.filter}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={`${label}: ${text.filter}`}
        placeholder={text.filter}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={listId}
        label={label}
        options={found}
        typed={typed}
        chosen={chosen}
        active={active}
        onChoose={onChoose}
      />
    </div>
  );
}

function useOutsidePress(
  field: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !field.current?.contains(target)) close();
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  });
}
