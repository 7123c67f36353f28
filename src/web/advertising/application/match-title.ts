/** Returns whether a title contains the query, ignoring the case of Latin letters. Georgian has no case. */
export const hasMatch = (title: string, query: string): boolean =>
  title.toLowerCase().includes(query.toLowerCase());

/** Splits a title into the parts before, of and after the match. */
export function splitAtMatch(title: string, query: string): readonly [string, string, string] {
  const index = query === '' ? -1 : title.toLowerCase().indexOf(query.toLowerCase());
  if (index < 0) return [title, '', ''];
  return [title.slice(0, index), title.slice(index, index + query.length), title.slice(index + query.length)];
}
