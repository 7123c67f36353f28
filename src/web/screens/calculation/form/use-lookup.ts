import { type KeyboardEvent, useState } from 'react';
import type { LookupOption, LookupSource } from './lookup.ts';

const mostShown = 8;
/** Letters from which on a list is of use. */
const least = 1;

/** The open list of a lookup input, and the keys that move in it (ARIA combobox with a list). */
export function useLookup(source: LookupSource, text: string, choose: (option: LookupOption) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isAsked = isOpen && text.trim().length >= least;
  const options = isAsked ? source.search(text).slice(0, mostShown) : [];

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const take = (option: LookupOption | undefined) => {
    if (!option) return;
    choose(option);
    close();
  };
  const move = (by: number) => {
    setIsOpen(true);
    if (options.length > 0)
      setActive((active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        if (!isAsked || options.length === 0) return;
        event.preventDefault();
        return take(options[active] ?? options[0]);
      case 'Escape':
        if (isAsked) event.preventDefault();
        return close();
    }
  };
  return {
    isAsked,
    options,
    active,
    take,
    close,
    onKeyDown,
    open: () => {
      setIsOpen(true);
      setActive(-1);
    },
  };
}
