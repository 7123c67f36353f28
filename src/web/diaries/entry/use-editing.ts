import { useEffect, useRef, useState } from 'react';
import type { Entries, Form } from '#shared/calculators/form/field.ts';

/** Which entry of a diary is being changed. */
export interface Editing<Entry> {
  readonly entry: Entry | undefined;
  readonly begin: (id: string) => void;
  readonly end: () => void;
}

/** Chooses the entry that is being changed. Afterwards the focus returns to the button of its row. */
export function useEditing<Entry extends { readonly id: string }>(entries: readonly Entry[]): Editing<Entry> {
  const [id, setId] = useState<string>();
  const formerId = useRef<string>(undefined);
  useEffect(() => {
    const former = formerId.current;
    formerId.current = id;
    if (former !== undefined && id === undefined)
      document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(former)}"] [data-edit]`)?.focus();
  }, [id]);
  return {
    entry: entries.find((each) => each.id === id),
    begin: setId,
    end: () => setId(undefined),
  };
}

/** Writes an entry into the inputs of its form, as its reader would type it. */
export const typeEntry = (fields: Form, entry: Readonly<Record<string, unknown>>): Entries =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = entry[name];
      if (typeof value === 'number') return [[name, String(value).replace('.', ',')]];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
