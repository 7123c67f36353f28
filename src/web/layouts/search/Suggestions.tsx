import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { searchKind, search as text } from '#shared/language/ka/site/search.ts';
import { searchAnswer as answerText, searchAlertActions } from '#shared/language/ka/site/search-answer.ts';
import { searchPath } from '#shared/paths/paths.ts';
import { MarkedText } from '#web/components/navigation/MarkedText.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { markTyped } from './mark-typed.ts';
import styles from './Suggestions.module.css';
import { countOptions, useSuggestions } from './use-suggestions.ts';

/**
 * Renders suggestions while typing: an ARIA combobox whose options are links. The input belongs to the form, so its
 * ARIA attributes are set here.
 */
export function Suggestions({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { query, results, alert, isOpen, active } = useSuggestions(field);
  const firstResult = alert ? 1 : 0;
  const options = countOptions({ query, results, alert });
  const isPopular = isOpen && query === '' && results.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(isOpen && options > 0));
    if (active >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-${active}`);
      // The focus stays in the field, so that the browser does not scroll a long list by itself.
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, options, active]);

  return (
    <>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={isPopular ? answerText.popular : text.suggestions}
        hidden={!isOpen || options === 0}
      >
        {isPopular && (
          <p className={styles.head} aria-hidden="true">
            {answerText.popular}
          </p>
        )}
        {alert && (
          <Option id={optionId(0)} url={`tel:${alert.phone}`} isActive={active === 0} alert={alert.kind}>
            <span className={styles.title}>
              <NoBreakText text={alert.title} />
            </span>
            <span className={styles.call}>
              <NoBreakText text={searchAlertActions.call(alert.phone)} />
            </span>
          </Option>
        )}
        {results.map(({ type, id: record, title, url }, index) => (
          <Option
            key={`${type} ${record}`}
            id={optionId(firstResult + index)}
            url={url}
            isActive={firstResult + index === active}
          >
            <span className={styles.title}>
              <MarkedText parts={markTyped(title, query)} />
            </span>
            <span className={styles.kind}>{searchKind[type as keyof typeof searchKind] ?? ''}</span>
          </Option>
        ))}
        {query !== '' && results.length > 0 && (
          <Option
            id={optionId(firstResult + results.length)}
            url={searchPath({ q: query })}
            isActive={active === firstResult + results.length}
          >
            <span className={styles.all}>{text.allResults(query)}</span>
          </Option>
        )}
      </div>
      {isOpen && query !== '' && options === 0 && (
        <p className={styles.nothing} aria-hidden="true">
          {answerText.noSuggestion}
        </p>
      )}
      <p className={styles.status} role="status">
        {alert && `${alert.title}. ${searchAlertActions.call(alert.phone)}. `}
        {query && text.suggestionCount(results.length)}
        {isPopular && answerText.popularCount(results.length)}
      </p>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly url: string;
  readonly isActive: boolean;
  readonly alert?: string;
  readonly children: ReactNode;
}

function Option({ id, url, isActive, alert, children }: OptionProps) {
  return (
    <a
      id={id}
      className={alert ? `${styles.option} ${styles.alert}` : styles.option}
      data-alert={alert}
      role="option"
      href={url}
      tabIndex={-1}
      aria-selected={isActive}
      // A press on an option must not blur the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </a>
  );
}
