import type { Page } from '@playwright/test';

/** Labels of charts that a line or a curve runs through, that another label covers or that the drawing cuts off. */
export const crossedLabels = (page: Page): Promise<string[]> =>
  page.locator('main svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const boxOf = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left: left + 1, right: right - 1, top: top + 3, bottom: bottom - 4 };
      };
      const labels = [...drawing.querySelectorAll('text')].map((text) => ({
        text: text.textContent ?? '',
        box: boxOf(text),
      }));
      if (labels.length === 0) return [];
      const obstacles = [
        ...[...drawing.querySelectorAll('line')].map((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect();
          return { text: 'line', box: { left, right: right + 1, top, bottom: bottom + 1 } };
        }),
        ...labels,
      ];
      const step = 3;
      const points = [...drawing.querySelectorAll('path')]
        .filter((path) => getComputedStyle(path).fill === 'none' && getComputedStyle(path).stroke !== 'none')
        .flatMap((path) => {
          const toScreen = path.getScreenCTM();
          const length = path.getTotalLength();
          return Array.from({ length: Math.ceil(length / step) + 1 }, (_, at) =>
            path.getPointAtLength(at * step).matrixTransform(toScreen ?? undefined),
          );
        });
      const whole = drawing.getBoundingClientRect();
      return labels.flatMap(({ text, box }) => [
        ...obstacles
          .filter(
            ({ box: other, text: name }) =>
              other !== box &&
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom &&
              name !== '',
          )
          .map((other) => `${text} / ${other.text}`),
        ...(points.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
          ? [`${text} / curve`]
          : []),
        ...(text !== '' && (box.left < whole.left - 2 || box.right > whole.right + 2)
          ? [`${text} / edge`]
          : []),
      ]);
    }),
  );
