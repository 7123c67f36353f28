import type { Page } from '@playwright/test';

/** Labels of charts that a line runs through or that another label covers. */
export const crossedLabels = (page: Page): Promise<string[]> =>
  page.locator('main figure svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const boxOf = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left: left + 1, right: right - 1, top: top + 3, bottom: bottom - 4 };
      };
      const labels = [...drawing.querySelectorAll('text')].map((text) => ({
        text: text.textContent ?? '',
        box: boxOf(text),
      }));
      const obstacles = [
        ...[...drawing.querySelectorAll('line')].map((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect();
          return { text: 'line', box: { left, right: right + 1, top, bottom: bottom + 1 } };
        }),
        ...labels,
      ];
      return labels.flatMap((label) =>
        obstacles
          .filter(
            ({ box, ...other }) =>
              box !== label.box &&
              label.box.left < box.right &&
              box.left < label.box.right &&
              label.box.top < box.bottom &&
              box.top < label.box.bottom &&
              other.text !== '',
          )
          .map(({ text }) => `${label.text} / ${text}`),
      );
    }),
  );
