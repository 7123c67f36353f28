import type { Examples } from '../examples.ts';
import { Picture } from './Picture.tsx';

export const picture: Examples = {
  component: 'Picture',
  examples: [{ name: 'placeholder', view: <Picture image={null} size="card" /> }],
};
