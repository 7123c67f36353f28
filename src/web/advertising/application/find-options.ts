import type { Option } from './load-options.ts';

/** Entries whose title holds what was typed. Georgian has one case; Latin names are found in either. */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const sought = typed.toLowerCase();
  return options.filter(({ title }) => title.toLowerCase().includes(sought));
}

/** A title in three parts: before what was typed, that itself, and after. */
export function splitAtMatch(title: string, typed: string): readonly [string, string, string] {
  const at = typed === '' ? -1 : title.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return [title, '', ''];
  return [title.slice(0, at), title.slice(at, at + typed.length), title.slice(at + typed.length)];
}
