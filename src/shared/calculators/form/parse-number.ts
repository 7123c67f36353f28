export type ParsedNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** „<0,5“: laboratories print values outside of their method's range like this. */
  | { readonly kind: 'comparison' }
  | { readonly kind: 'unreadable' };

/**
 * Parses a number as people type it: decimal comma or point, spaces anywhere. Ambiguous input, exponents and words are
 * unreadable.
 */
export function parseNumber(text: string): ParsedNumber {
  const plain = text.replace(/[\s\u00a0\u2009\u202f]+/g, '').replace(/^[−–]/, '-');
  if (plain === '') return { kind: 'empty' };
  if (/^[<>≤≥]/.test(plain)) return { kind: 'comparison' };
  if (!/^-?(\d{1,15}([.,]\d{0,15})?|[.,]\d{1,15})$/.test(plain)) return { kind: 'unreadable' };
  return { kind: 'number', value: Number(plain.replace(',', '.')) };
}
