import type { Examples } from '../examples.ts';
import { Portrait } from './Portrait.tsx';

const sizes = ['small', 'medium', 'large'] as const;

export const portrait: Examples = {
  component: 'Portrait',
  examples: sizes.map((size) => ({
    name: size,
    view: <Portrait name="ეკა გელაშვილი" image={null} size={size} />,
  })),
};
