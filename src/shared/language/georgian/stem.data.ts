/** Words that no rule can distinguish from inflected forms, in the skeleton alphabet (alphabet.ts). */

/** Stems in consonant + მა, which look like the ergative: ასთმა, პლაზმა, ტრავმა, ნორმა, ფორმა, დიაფრაგმა, სტიგმა … */
export const stemsInMa = [
  'astma',
  'plazma',
  'travma',
  'norma',
  'porma',
  'pragma',
  'stigma',
  'sigma',
  'dogma',
  'pirma',
  'magma',
  'derma',
  'sperma',
];

/** Stems in სა, which look like the dative before და: ბურსა, პიესა, პრესა … */
export const stemsInSa = ['bursa', 'piesa', 'presa', 'kasa', 'taksa'];

/** Stems in consonant + თა, which look like the old genitive plural (ბავშვთა): ჩანთა, ხინთა … */
export const stemsInTa = ['qanta', 'xinta'];

/** Stems in -ეს, whose ს before -თან is no dative: კარიესი, ჰერპესი, სტრესი, აბსცესი, პროცესი … */
export const stemsInEs = [
  'karies',
  'herpes',
  'stres',
  'absces',
  'abces',
  'proces',
  'diabetes',
  'interes',
  'eksces',
  'kompres',
  'regres',
  'progres',
];

/** Nominatives in -ში, which look like locatives: ნუში, დუში, ტუში, ბორში, მარში, კიში, ჰაშიში, ნიში … */
export const nominativesInShi: ReadonlySet<string> = new Set([
  'nuwi',
  'duwi',
  'tuwi',
  'borwi',
  'marwi',
  'kiwi',
  'hawiwi',
  'niwi',
  'puwi',
  'klawi',
]);

/**
 * Two-letter stems that have a plural: თმა, ყბა, აბი, ენა, ქვა, რძე, მზე, წელი, ძმა, თვე, დღე, ხმა, რქა. With capitals as in
 * alphabet.ts, and without as in Latin typing; not `kv`, which is also კვება.
 */
export const shortStems: ReadonlySet<string> = new Set(
  'tm Kb kb ab en Kv rZ rz mz Cl cl Zm zm tv dG dg xm rK rk'.split(' '),
);

/** Words whose forms no rule relates: წელი წლის, ნიორი ნივრის, ღვინო ღვინის. */
export const irregularStems: ReadonlyMap<string, string> = new Map([
  ['cl', 'cel'],
  ['nivr', 'nior'],
  ['gvino', 'gvin'],
]);
