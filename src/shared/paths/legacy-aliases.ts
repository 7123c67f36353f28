const maxSpellings = 64;

/**
 * Current aliases that an old one may correspond to: old links wrote ჭ as `ch`, now ჩ (docs/words.md), so every `ch` may be
 * `tch`. Fewest changes first, without the alias itself.
 */
export function legacyAliases(alias: string): readonly string[] {
  let spellings = [''];
  for (const [at, piece] of alias.split(/(?<!t)ch/).entries()) {
    if (at === 0) spellings = [piece];
    else spellings = spellings.flatMap((before) => [`${before}ch${piece}`, `${before}tch${piece}`]);
    if (spellings.length > maxSpellings) return [];
  }
  return spellings.filter((spelling) => spelling !== alias).sort((a, b) => a.length - b.length);
}
