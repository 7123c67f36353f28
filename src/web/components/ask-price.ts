import { createContext, useContext } from 'react';
import { shell as text } from '#shared/language/ka/site/shell.ts';
import { showGel } from '#shared/money/show.ts';
import { askPath } from '#shared/paths/paths.ts';

/** The price of the cheapest single question, in GEL; `undefined` where none is sold. */
export const AskPriceContext = createContext<string | undefined>(undefined);

/** The category of the current page, which a question asked from it is about. */
export const AskTopicContext = createContext<number | undefined>(undefined);

/** Returns the price of asking a doctor as readers see it: „12,50 ₾-დან“. */
export function useAskPrice(): string | undefined {
  return writeAskPrice(useContext(AskPriceContext));
}

/** Returns the address where a doctor is asked, with the page's topic chosen already. */
export function useAskAddress(): string {
  const topic = useContext(AskTopicContext);
  return askPath(topic === undefined ? {} : { category: String(topic) });
}

/** Writes a price as the lowest of several. */
export const writeAskPrice = (price: string | undefined): string | undefined =>
  price === undefined ? undefined : text.priceFrom(showGel(price));
