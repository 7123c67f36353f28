/** Forms a noun by the tables of cases and postpositions (Shanidze's declension), independently of the stemmer. */
export function declineNoun(entry: string): {
  readonly nominative: string;
  readonly forms: readonly string[];
} {
  const [written = '', oblique] = entry.replaceAll('~', ' ').split('/');
  const stem = written.slice(0, -1);
  if (written.endsWith('ი')) return { nominative: written, forms: afterConsonant(stem, oblique ?? stem) };
  if (/[ოუ]$/.test(written)) return { nominative: written, forms: afterLastingVowel(written) };
  return { nominative: written, forms: afterDroppedVowel(written, stem) };
}

const plural = (stem: string): string[] =>
  ['ი', 'ს', 'ის', 'ით', 'ად', 'ზე', 'ში', 'თან', 'ისთვის', 'ისგან', 'იდან', 'ამდე', 'იც', 'სა'].map(
    (ending) => `${stem}ებ${ending}`,
  );

function afterConsonant(stem: string, oblique: string): string[] {
  return [
    ...['მა', 'ს', 'სა', 'ზე', 'ში', 'თან', 'იც', 'საც'].map((ending) => stem + ending),
    ...['ის', 'ისა', 'ით', 'ად', 'ისთვის', 'ისგან', 'იდან', 'ამდე', 'ისას', 'ისთვისაც'].map(
      (ending) => oblique + ending,
    ),
    ...plural(oblique),
  ];
}

/** Stems in -ა and -ე lose the vowel before -ის, -ით, -იდან; those in -ა in the plural too. */
function afterDroppedVowel(whole: string, stem: string): string[] {
  return [
    ...['მ', 'ს', 'დ', 'ზე', 'ში', 'სთან', 'მდე', 'ც', 'საც'].map((ending) => whole + ending),
    ...['ის', 'ისა', 'ით', 'ისთვის', 'ისგან', 'იდან', 'ისას'].map((ending) => stem + ending),
    ...plural(whole.endsWith('ა') ? stem : whole),
  ];
}

function afterLastingVowel(whole: string): string[] {
  return [
    ...['მ', 'ს', 'თი', 'დ', 'ზე', 'ში', 'სთან', 'სთვის', 'სგან', 'დან', 'მდე', 'ც', 'საც'].map(
      (ending) => whole + ending,
    ),
    ...plural(whole),
  ];
}
