import { AskCard } from './AskCard.tsx';
import type { Examples } from './examples.ts';

export const askCard: Examples = {
  component: 'AskCard',
  examples: [{ name: 'beside a list', view: <AskCard /> }],
};
