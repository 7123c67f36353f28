const longest = 160;

/** The beginning of a text, for lists and search engines, cut between words. */
export function summaryOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.lastIndexOf(' ', longest);
  const beginning = plain.slice(0, cut > 0 ? cut : longest);
  return `${beginning.replace(/[\s.,;:–]+$/, '')}…`;
}
