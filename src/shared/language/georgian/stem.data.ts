/** Words no rule can tell from an inflected form, in the skeleton alphabet (alphabet.ts). */

/** Stems in consonant + მა, otherwise the ergative: ასთმა, პლაზმა, ტრავმა, ნორმა, ფორმა, დიაფრაგმა, სტიგმა … */
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

/** Stems in სა, otherwise the dative before და: ბურსა, პიესა, პრესა … */
export const stemsInSa = ['bursa', 'piesa', 'presa', 'kasa', 'taksa'];

/** Stems in consonant + თა, otherwise the old genitive plural (ბავშვთა): ჩანთა, ხინთა … */
export const stemsInTa = ['qanta', 'xinta'];

/** Stems in -ეს: before -თან their ს is no dative. კარიესი, ჰერპესი, სტრესი, აბსცესი, პროცესი … */
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

/** Nominatives in -ში that are no locatives: ნუში, დუში, ტუში, ბორში, მარში, კიში, ჰაშიში, ნიში … */
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
 * Stems of two letters that have a plural: თმა, ყბა, აბი, ენა, ქვა, რძე, მზე, წელი, ძმა, თვე, დღე, ხმა, რქა. With capitals
 * as in alphabet.ts, and without as Latin typing gives them; not `kv`, which is also კვება.
 */
export const shortStems: ReadonlySet<string> = new Set(
  'tm Kb kb ab en Kv rZ rz mz Cl cl Zm zm tv dG dg xm rK rk'.split(' '),
);

/** Stems of one word that no rule joins: წელი წლის, ნიორი ნივრის, ღვინო ღვინის. */
export const irregularStems: ReadonlyMap<string, string> = new Map([
  ['cl', 'cel'],
  ['nivr', 'nior'],
  ['gvino', 'gvin'],
]);
