import { createContext, useContext } from 'react';
import { shell as text } from '#shared/language/ka/site/shell.ts';
import { showGel } from '#shared/money/show.ts';
import { askPath } from '#shared/paths/paths.ts';

/** The price of the cheapest single question, in GEL; `undefined` where none is sold. */
export const AskPriceContext = createContext<string | undefined>(undefined);

/** Whom a question asked from a page goes to: who answers a category, or one consultant. */
export interface Addressee {
  readonly category?: number | undefined;
  readonly consultant?: number | undefined;
}

/** The addressee that the current page suggests. */
export const AddresseeContext = createContext<Addressee>({});

/** Returns the price of asking a doctor as readers see it: „12,50 ₾-დან“. */
export function useAskPrice(): string | undefined {
  return writeAskPrice(useContext(AskPriceContext));
}

/** Returns the address where a doctor is asked, with the page's addressee chosen already. */
export function useAskAddress(): string {
  const { category, consultant } = useContext(AddresseeContext);
  return askPath({ category: category?.toString(), consultant: consultant?.toString() });
}

/** Writes a price as the lowest of several. */
export const writeAskPrice = (price: string | undefined): string | undefined =>
  price === undefined ? undefined : text.priceFrom(showGel(price));
