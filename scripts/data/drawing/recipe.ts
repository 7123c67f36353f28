export const layouts = ['still', 'macro', 'stage', 'lay', 'pattern', 'diptych', 'number', 'trace'] as const;
export type Layout = (typeof layouts)[number];

export interface Ingredient {
  readonly name: string;
  /** Printed in the spot ink instead of the topic's. */
  readonly isSpot: boolean;
  /** In the sky: high up and without a shadow. */
  readonly isAloft: boolean;
}

/** What a picture shows and how it is laid out. */
export interface Recipe {
  readonly layout: Layout;
  /** Numerals of `number`, the curve of `trace`, the arrangement of `pattern`. */
  readonly form: string;
  /** The subject first. */
  readonly objects: readonly Ingredient[];
}

/**
 * Reads a recipe of the seeds: `still monitor* cuff`, `number:120 stethoscope*`, `trace:beat anatomical-heart`. The layout comes
 * first, after it the things shown, the subject before the others; a star prints a thing in the spot ink, an arrow
 * head hangs it into the sky: `still tube* sunglasses sun^`.
 * @throws Error for a layout that there is not, or nothing to show
 */
export function readRecipe(text: string): Recipe {
  const [head = '', ...names] = text.trim().split(/\s+/);
  const [name, form = ''] = head.split(':');
  const layout = layouts.find((known) => known === name);
  if (!layout || names.length === 0) throw new Error(`„${text}“ is no recipe of a picture`);
  return {
    layout,
    form,
    objects: names.map((word) => ({
      name: word.replace(/[*^]$/, ''),
      isSpot: word.endsWith('*'),
      isAloft: word.endsWith('^'),
    })),
  };
}
