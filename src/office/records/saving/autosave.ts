import { getRecord, saveRecord } from '#shared/contracts/office/records.ts';
import { callOffice, fieldErrorsOf, hasCode } from '../../data/office-calls.ts';
import { findUnsaved, forgetUnsaved, keepUnsaved, type Unsaved } from './unsaved-store.ts';

export type Content = Readonly<Record<string, unknown>>;

export interface SaveState {
  readonly status: 'saved' | 'saving' | 'unsaved' | 'conflict';
  readonly id: number | null;
  readonly version: number | null;
  readonly revision: number | null;
  readonly errors: Readonly<Record<string, string>>;
  /** What the other person's record says, where both changed it. */
  readonly theirs: Content | undefined;
}

interface Start {
  readonly collection: string;
  readonly id: number | null;
  readonly version: number | null;
  readonly revision: number | null;
}

const restMs = 1_000;
const retryMs = 4_000;

export type Autosave = ReturnType<typeof createAutosave>;

/** What a closed window or a dead network left in the browser, by record. */
const storageKey = (collection: string, id: number | null) => `salbuni-office:${collection}:${id ?? 'new'}`;

/** Reads what was typed here and never reached the server; what a last save before the end brought there is forgotten. */
export async function readUnsaved(
  collection: string,
  id: number | null,
  stored: Content,
): Promise<Unsaved | undefined> {
  const unsaved = await findUnsaved(storageKey(collection, id));
  if (!unsaved) return undefined;
  const { fields, version } = unsaved;
  const missing = Object.entries(fields).filter(
    ([name, value]) => sortedText(value) !== sortedText(stored[name]),
  );
  if (missing.length > 0) return { fields: Object.fromEntries(missing), version };
  forgetUnsaved(storageKey(collection, id));
  return undefined;
}

/** A value as text, its names in order: the database keeps them in one of its own. */
const sortedText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/**
 * Saves what is typed: to the browser at once, to the server a second after the last key. Saves go one after another, each from the
 * version that the one before it made. Wrong fields stay behind and the right ones are saved.
 */
export function createAutosave(start: Start, onChange: (state: SaveState) => void) {
  const { collection } = start;
  let state: SaveState = { ...start, status: 'saved', errors: {}, theirs: undefined };
  let pending: Record<string, unknown> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function update(change: Partial<SaveState>): void {
    state = { ...state, ...change };
    onChange(state);
  }

  function keepHere(): void {
    if (Object.keys(pending).length === 0) {
      forgetUnsaved(storageKey(collection, state.id));
      return;
    }
    keepUnsaved(storageKey(collection, state.id), { fields: pending, version: state.version });
  }

  function change(fields: Content): void {
    pending = { ...pending, ...fields };
    keepHere();
    if (state.status === 'conflict') return;
    update({ status: 'unsaved' });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), restMs);
  }

  /** Saves what waits, and waits until it is saved. @returns whether everything is */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (state.status === 'conflict') return false;
    if (Object.keys(pending).length === 0) return true;
    running = send(pending).finally(() => {
      running = undefined;
    });
    await running;
    return state.status === 'saved';
  }

  async function send(fields: Record<string, unknown>): Promise<void> {
    update({ status: 'saving' });
    try {
      const { id, version } = state;
      const saved = await callOffice(saveRecord, {
        collection: collection as 'article',
        id,
        version,
        content: fields,
      });
      if (id === null) forgetUnsaved(storageKey(collection, null));
      for (const name of Object.keys(fields)) if (pending[name] === fields[name]) delete pending[name];
      const isDone = Object.keys(pending).length === 0;
      update({ ...saved, status: isDone ? 'saved' : 'unsaved', errors: {} });
      keepHere();
    } catch (error) {
      await refuse(error, fields);
    }
  }

  async function refuse(error: unknown, fields: Record<string, unknown>): Promise<void> {
    const errors = fieldErrorsOf(error);
    if (hasCode(error, 'stale') && state.id !== null) {
      const named = { collection: collection as 'article', id: state.id };
      const newest = await callOffice(getRecord, named).catch(() => undefined);
      if (newest)
        return update({ status: 'conflict', theirs: newest.working?.content ?? newest.record ?? {} });
    }
    const right = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in errors)));
    const isPartly = Object.keys(right).length > 0 && Object.keys(right).length < Object.keys(fields).length;
    if (isPartly) await send(right);
    update({ status: 'unsaved', errors });
    if (Object.keys(errors).length === 0) timer = setTimeout(() => void flush(), retryMs);
  }

  /** Ends a conflict: what waits is saved over the newer version, or forgotten. @returns the newest content */
  async function resolve(keep: 'mine' | 'theirs'): Promise<Content> {
    const mine = pending;
    const answer = await callOffice(getRecord, { collection: collection as 'article', id: state.id ?? 0 });
    const theirs = answer.working?.content ?? answer.record ?? {};
    pending = keep === 'mine' ? mine : {};
    update({
      status: 'saved',
      version: answer.version,
      revision: answer.working?.revision ?? null,
      theirs: undefined,
    });
    keepHere();
    if (keep === 'mine') await flush();
    return keep === 'mine' ? { ...theirs, ...mine } : theirs;
  }

  return {
    change,
    flush,
    resolve,
    pending: () => pending,
    hasPending: () => Object.keys(pending).length > 0,
    stop: () => clearTimeout(timer),
  };
}
