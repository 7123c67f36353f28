import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { applications as text } from '#shared/language/ka/directories/applications.ts';
import fieldStyles from '#web/components/forms/Field.module.css';
import { FieldNotes } from '#web/components/forms/frame/FieldNotes.tsx';
import styles from './ChoiceField.module.css';
import type { Option } from './load-options.ts';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
  /** Id of the selected option; empty for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly remove?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Renders a select with a search (SPEC.md section 5). Its first option has an empty id and clears the selection. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, placeholder, options, value, onChange, error, remove } = props;
  const id = useId();
  // The list is rendered inside the dialog, because everything outside is below the dialog's top layer.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const items = [{ id: '', title: placeholder }, ...options];
  const selected = options.find((option) => option.id === value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside have the keys; this hears them on their way up.
    <div
      className={fieldStyles.field}
      ref={setContainer}
      onKeyDown={(event) => {
        // Escape closes the list only and not the dialog around it, whether the list has the focus already or not yet.
        if (event.key === 'Escape' && isOpen) event.preventDefault();
      }}
    >
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
      </span>
      <Combobox.Root
        items={items}
        open={isOpen}
        onOpenChange={setOpen}
        value={selected ?? null}
        onValueChange={(option) => onChange(option?.id ?? '')}
        inputValue={query}
        onInputValueChange={setQuery}
        itemToStringLabel={(option) => option.title}
        isItemEqualToValue={(one, other) => one.id === other.id}
        filter={(option, search) => hasMatch(option.title, search)}
        autoHighlight
      >
        <div className={styles.row}>
          <Combobox.Trigger
            className={fieldStyles.trigger}
            data-choice={name}
            data-wrong={error ? '' : undefined}
            aria-labelledby={`${id}-label ${id}-chosen`}
            aria-describedby={error ? `${id}-error` : undefined}
          >
            <span id={`${id}-chosen`} className={selected ? undefined : styles.placeholder}>
              {selected?.title ?? placeholder}
            </span>
            <ChevronDown size={20} aria-hidden />
          </Combobox.Trigger>
          {remove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={remove.label}
              onClick={remove.onPress}
            >
              <Trash2 size={20} aria-hidden />
            </button>
          )}
        </div>
        <Combobox.Portal container={container}>
          <Combobox.Positioner className={styles.positioner} sideOffset={6} align="start">
            <Combobox.Popup className={styles.panel} aria-label={label}>
              <Combobox.Input
                className={styles.filter}
                aria-label={`${label}: ${text.filter}`}
                placeholder={text.filter}
                autoComplete="off"
                spellCheck={false}
              />
              <Combobox.Empty className={styles.none}>{`${text.notFound} „${query}“`}</Combobox.Empty>
              <Combobox.List className={styles.list}>
                {(option: Option) => (
                  <Combobox.Item
                    key={option.id}
                    className={styles.option}
                    value={option}
                    data-option={option.id}
                  >
                    <MarkedTitle title={option.title} query={query} />
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <FieldNotes name={name} errorId={`${id}-error`} error={error} />
    </div>
  );
}

function MarkedTitle({ title, query }: { readonly title: string; readonly query: string }) {
  const [before, match, after] = splitAtMatch(title, query);
  return (
    <span>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}

/** Returns whether a title contains the query, ignoring the case of Latin letters. Georgian has no case. */
const hasMatch = (title: string, query: string): boolean => title.toLowerCase().includes(query.toLowerCase());

/** Splits a title into the parts before, of and after the match. */
function splitAtMatch(title: string, query: string): readonly [string, string, string] {
  const index = query === '' ? -1 : title.toLowerCase().indexOf(query.toLowerCase());
  if (index < 0) return [title, '', ''];
  return [title.slice(0, index), title.slice(index, index + query.length), title.slice(index + query.length)];
}
