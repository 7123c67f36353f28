import { type KeyboardEvent, useState } from 'react';
import type { LookupOption, LookupSource } from './lookup.ts';

const maxOptions = 8;
/** Fewest characters for which the list opens. */
const minLength = 1;

/** Manages the option list of a lookup input and its keys (ARIA combobox with a listbox popup). */
export function useLookup(source: LookupSource, text: string, choose: (option: LookupOption) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const hasQuery = isOpen && text.trim().length >= minLength;
  const options = hasQuery ? source.search(text).slice(0, maxOptions) : [];

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const select = (option: LookupOption | undefined) => {
    if (!option) return;
    choose(option);
    close();
  };
  const moveActive = (by: number) => {
    setIsOpen(true);
    if (options.length > 0)
      setActive((active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return moveActive(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        if (!hasQuery || options.length === 0) return;
        event.preventDefault();
        return select(options[active] ?? options[0]);
      case 'Escape':
        if (hasQuery) event.preventDefault();
        return close();
    }
  };
  return {
    hasQuery,
    options,
    active,
    select,
    close,
    onKeyDown,
    open: () => {
      setIsOpen(true);
      setActive(-1);
    },
  };
}
