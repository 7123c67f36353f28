const mostSpellings = 64;

/**
 * Aliases an old one may mean: links of old wrote ჭ as `ch`, which is ჩ today (docs/words.md), so every `ch` may be a
 * `tch`. Fewest changes first; the alias itself is not among them.
 */
export function legacyAliases(alias: string): readonly string[] {
  let spellings = [''];
  for (const [at, piece] of alias.split(/(?<!t)ch/).entries()) {
    if (at === 0) spellings = [piece];
    else spellings = spellings.flatMap((before) => [`${before}ch${piece}`, `${before}tch${piece}`]);
    if (spellings.length > mostSpellings) return [];
  }
  return spellings.filter((spelling) => spelling !== alias).sort((a, b) => a.length - b.length);
}
