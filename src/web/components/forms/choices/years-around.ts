/**
 * Returns the years that a date is chosen from, the latest first, and a chosen one that lies further off. Before the browser
 * says which year it is, only the chosen one.
 */
export function yearsAround(
  thisYear: number | undefined,
  chosen: number,
  { back, ahead }: { readonly back: number; readonly ahead: number },
): readonly number[] {
  const near =
    thisYear === undefined ? [] : Array.from({ length: back + ahead + 1 }, (_, at) => thisYear + ahead - at);
  return chosen > 0 && !near.includes(chosen)
    ? [...near, chosen].toSorted((one, other) => other - one)
    : near;
}
