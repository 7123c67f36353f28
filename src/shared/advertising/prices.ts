/** The prices in an offer's description: SPEC.md section 3 "read by pattern", CONTRACT.md section 8. In GEL. */
export interface OfferPrices {
  readonly newPrice: number | undefined;
  readonly oldPrice: number | undefined;
}

/**
 * The number follows the word within 20 characters that contain no digits and not the other word, with point or comma. Spaces
 * group thousands only before tetri (`1 250,00`), because a plain number may be followed by another.
 */
const priceAfter = (word: 'new_price' | 'old_price') =>
  new RegExp(
    `${word}(?:(?!new_price|old_price)\\D){0,20}(\\d{1,3}(?:[ \u00a0\u202f']\\d{3})+[.,]\\d{1,2}(?!\\d)|\\d{1,9}(?:[.,]\\d{1,3})*)`,
    'i',
  );
const patterns = { newPrice: priceAfter('new_price'), oldPrice: priceAfter('old_price') };

export function readPrices(description: string): OfferPrices {
  return {
    newPrice: numberOf(patterns.newPrice.exec(description)?.[1]),
    oldPrice: numberOf(patterns.oldPrice.exec(description)?.[1]),
  };
}

/** The last mark is the decimal mark if one or two digits follow; all others group thousands (`1,250.00`). */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, whole = text, part = ''] = /^(.*)[.,](\d{1,2})$/.exec(text) ?? [];
  return Number(`${whole.replace(/[^\d]/g, '')}.${part || '0'}`);
}

/** Formats as „25,00 ₾“: comma, two decimals, thousands grouped from five digits on, no line break. */
export function writePrice(amount: number): string {
  const [whole = '0', part = '00'] = amount.toFixed(2).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return `${grouped},${part}\u00a0₾`;
}
