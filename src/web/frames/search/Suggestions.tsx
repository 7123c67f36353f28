import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { searchKind, search as text } from '#shared/language/ka/search.ts';
import { searchPath } from '#shared/paths/paths.ts';
import { Unbroken } from '#web/components/Unbroken.tsx';
import styles from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/**
 * What is found while somebody types in a search field: a combobox whose options are links (ARIA combobox with a list). The
 * field itself stays the plain one of the form; it is told here what it has become.
 */
export function Suggestions({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { question, results, isOpen, active } = useSuggestions(field);
  const optionId = (at: number) => `${id}-${at}`;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(isOpen));
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, active]);

  return (
    <>
      <div id={id} className={styles.list} role="listbox" aria-label={text.suggestions} hidden={!isOpen}>
        {results.map(({ type, id: record, title, url }, at) => (
          <Option key={`${type} ${record}`} id={optionId(at)} url={url} isActive={at === active}>
            <span className={styles.title}>
              <Unbroken text={title} />
            </span>
            <span className={styles.kind}>{searchKind[type as keyof typeof searchKind] ?? ''}</span>
          </Option>
        ))}
        {results.length > 0 && (
          <Option
            id={optionId(results.length)}
            url={searchPath({ q: question })}
            isActive={active === results.length}
          >
            <span className={styles.all}>{text.allResults(question)}</span>
          </Option>
        )}
      </div>
      <p className={styles.status} role="status">
        {question && text.suggestionCount(results.length)}
      </p>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly url: string;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

function Option({ id, url, isActive, children }: OptionProps) {
  return (
    <a
      id={id}
      className={styles.option}
      role="option"
      href={url}
      tabIndex={-1}
      aria-selected={isActive}
      // The press must not take the focus, and with it the list, away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </a>
  );
}
