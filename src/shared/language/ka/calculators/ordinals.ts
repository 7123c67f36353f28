/** Georgian ordinal of a whole number from 1 to 999: 1-ლი, მე-2, მე-20, 21-ე, მე-100. */
export function ordinal(number: number): string {
  if (number === 1) return '1-ლი';
  const rest = number % 100;
  const takesPrefix = (rest <= 20 && (number <= 20 || rest === 0)) || (number < 100 && number % 20 === 0);
  return takesPrefix ? `მე-${number}` : `${number}-ე`;
}
