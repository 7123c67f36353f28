import type { SavedList } from '#shared/questions/saved.ts';
import { storageKey } from './has-local-reading.ts';

/** Returns what this browser keeps, newest first. */
export function readLocalReading(): SavedList {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const { article, term } = (stored ?? {}) as Record<string, unknown>;
    return { article: idsIn(article), term: idsIn(term) };
  } catch {
    return { article: [], term: [] };
  }
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id) && id > 0) : [];

/** Replaces what this browser keeps. Throws where its storage is closed or full. */
export function writeLocalReading(list: SavedList): void {
  if (list.article.length + list.term.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(list));
}
