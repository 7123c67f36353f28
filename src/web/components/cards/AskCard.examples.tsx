import type { Examples } from '../examples.ts';
import { AskCard } from './AskCard.tsx';

export const askCard: Examples = {
  component: 'AskCard',
  examples: [{ name: 'beside a list', view: <AskCard /> }],
};
