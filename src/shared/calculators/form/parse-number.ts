export type ParsedNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** „<0,5“: laboratories print what lies outside their method so. */
  | { readonly kind: 'comparison' }
  | { readonly kind: 'unreadable' };

/**
 * Reads a number as people type it: comma or point as the decimal mark, spaces anywhere between thousands. Never guesses:
 * two marks, exponents and words are unreadable.
 */
export function parseNumber(text: string): ParsedNumber {
  const plain = text.replace(/[\s\u00a0\u2009\u202f]+/g, '').replace(/^[−–]/, '-');
  if (plain === '') return { kind: 'empty' };
  if (/^[<>≤≥]/.test(plain)) return { kind: 'comparison' };
  if (!/^-?(\d{1,15}([.,]\d{0,15})?|[.,]\d{1,15})$/.test(plain)) return { kind: 'unreadable' };
  return { kind: 'number', value: Number(plain.replace(',', '.')) };
}
