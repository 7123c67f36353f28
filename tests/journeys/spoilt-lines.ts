import type { Page } from '@playwright/test';

/** Lines of text in the cards of a list that lie below a card's buttons, and names of which only the first line is shown. */
export const spoiltLines = (page: Page): Promise<string[]> =>
  page.locator('main article').evaluateAll((cards) => {
    const linesOf = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    /** Whether a box that hides what does not fit shows this line. */
    const isShown = (element: Element, line: DOMRect): boolean => {
      const box = element.closest('p')?.getBoundingClientRect();
      return box === undefined || line.top < box.bottom - 2;
    };
    return cards.flatMap((card) => {
      const buttons = [...card.querySelectorAll('a[href^="tel:"], [data-way]')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect());
      const isBelowButton = (line: DOMRect) =>
        buttons.some(
          ({ left, right, top, bottom }) =>
            line.right > left && line.left < right && line.bottom > top + 1 && line.top < bottom - 1,
        );
      return [...card.querySelectorAll('h2 a, p, p span')]
        .filter((element) => element.childElementCount === 0 && element.checkVisibility())
        .flatMap((element) => {
          const shown = linesOf(element).filter((line) => isShown(element, line));
          const isCut = shown.length > 0 && shown.length < linesOf(element).length;
          return isCut || shown.some(isBelowButton) ? [element.textContent ?? ''] : [];
        });
    });
  });
