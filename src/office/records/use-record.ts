import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { type describeCollection, getRecord, leaseRecord } from '#shared/contracts/office/records.ts';
import { callOffice } from '../data/office-calls.ts';
import { type Autosave, type Content, createAutosave, type SaveState } from './saving/autosave.ts';
import type { Unsaved } from './saving/unsaved-store.ts';

export type Description = AnswerOf<typeof describeCollection>;
export type FieldDescription = Description['fields'][number];
export type OpenedRecord = AnswerOf<typeof getRecord>;

const keepMs = 20_000;

/** Keeps a record open: its content, its state, and the saving of what is typed. */
export function useRecord(
  collection: 'article',
  given: {
    id: number | null;
    opened: OpenedRecord | null;
    /** What was typed here before and never reached the server. */
    unsaved: Unsaved | undefined;
    mayWrite: boolean;
    onMade: (id: number) => void;
  },
) {
  const [opened, setOpened] = useState(given.opened);
  const [content, setContent] = useState<Content>(() => contentOf(given.opened));
  /** Rises when inputs must show another content than the one they were typed into. */
  const [edition, setEdition] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const [save, setSave] = useState<SaveState>({
    ...{
      status: 'saved',
      id: given.id,
      version: given.opened?.version ?? null,
      errors: {},
      theirs: undefined,
    },
    revision: given.opened?.working?.revision ?? null,
  });
  /** What the record lacks to go further, by field, until the field changes. */
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const autosave = useRef<Autosave>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record is opened once; another one is another component
  useEffect(() => {
    const { id, version, revision } = save;
    const unsaved = given.mayWrite ? given.unsaved : undefined;
    const start = { collection, id, version: unsaved ? unsaved.version : version, revision };
    const current = createAutosave(start, setSave);
    autosave.current = current;
    if (unsaved) {
      setContent((before) => ({ ...before, ...unsaved.fields }));
      setEdition((before) => before + 1);
      setRestored(true);
      current.change(unsaved.fields);
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (!current.hasPending()) return;
      void current.flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void current.flush();
    };
  }, []);

  const { id } = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, when the record gets its number
  useEffect(() => {
    if (id !== null && given.id === null) given.onMade(id);
  }, [id]);
  const lease = useLease(collection, given.mayWrite ? id : null);

  function change(fields: Content): void {
    setContent((before) => ({ ...before, ...fields }));
    setMissing((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in fields))));
    autosave.current?.change(fields);
  }

  useEffect(() => {
    const [first] = Object.keys(missing);
    if (first === undefined || document.activeElement?.closest('[data-field]')) return;
    const inputs = ':is(input, textarea, select, button, [contenteditable])';
    document.querySelector<HTMLElement>(`[data-field="${first}"] ${inputs}`)?.focus();
  }, [missing]);

  /** Reads the record again, after an act. */
  async function reload(): Promise<void> {
    if (id === null) return;
    const fresh = await callOffice(getRecord, { collection, id });
    setOpened(fresh);
    show(contentOf(fresh));
    const next = createAutosave(
      { collection, id, version: fresh.version, revision: fresh.working?.revision ?? null },
      setSave,
    );
    autosave.current?.stop();
    autosave.current = next;
    setSave((before) => ({
      ...before,
      version: fresh.version,
      revision: fresh.working?.revision ?? null,
      status: 'saved',
    }));
  }

  function show(next: Content): void {
    setContent(next);
    setEdition((before) => before + 1);
  }

  /** Waits until everything typed is on the server. @returns whether it is */
  const flush = async (): Promise<boolean> => (await autosave.current?.flush()) ?? true;

  async function resolve(keep: 'mine' | 'theirs'): Promise<void> {
    const next = await autosave.current?.resolve(keep);
    if (next) show(next);
  }

  const pending = () => autosave.current?.pending() ?? {};
  return {
    ...{ opened, content, edition, isRestored, save, missing, lease },
    ...{ change, reload, flush, resolve, pending, showMissing: setMissing },
  };
}

export const contentOf = (opened: OpenedRecord | null): Content =>
  opened?.working?.content ?? opened?.record ?? {};

/** Says that somebody is writing here, as long as the page is open. @returns who else is, and how to take their place */
function useLease(collection: 'article', id: number | null) {
  const [holder, setHolder] = useState<string>();
  const tell = (act: 'keep' | 'give' | 'break') =>
    id === null
      ? Promise.resolve()
      : callOffice(leaseRecord, { collection, id, act }).then(
          (lease) => setHolder(lease.is_mine ? undefined : lease.holder?.name),
          () => undefined,
        );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told again for another record alone
  useEffect(() => {
    if (id === null) return;
    void tell('keep');
    const timer = setInterval(() => void tell('keep'), keepMs);
    return () => {
      clearInterval(timer);
      void tell('give');
    };
  }, [collection, id]);
  return { holder, takeOver: () => void tell('break') };
}
