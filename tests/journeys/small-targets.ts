import type { Page } from '@playwright/test';

/** A finger's breadth in CSS pixels; half a pixel less is a matter of rounding. */
const least = 43.5;

/** What is pressed on the page as it is now and is too small for a finger, with its size. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, summary, select, textarea, input:not([type=hidden])').evaluateAll(
    (elements, limit) =>
      elements.flatMap((element) => {
        const label = element.matches('input') ? element.closest('label') : null;
        const { width, height } = (label ?? element).getBoundingClientRect();
        const isSeen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 2;
        // A link within a sentence has the height of its line (WCAG 2.2, 2.5.8), and a card's link covers the card.
        const isInline =
          getComputedStyle(element).display === 'inline' && element.closest('p, li, [data-body]') !== null;
        const cover = getComputedStyle(element, '::after');
        const isCard = cover.position === 'absolute' && cover.inset === '0px';
        return isSeen && !isInline && !isCard && (width < limit || height < limit)
          ? [`${element.textContent?.trim().slice(0, 30)} ${Math.round(width)} x ${Math.round(height)}`]
          : [];
      }),
    least,
  );
