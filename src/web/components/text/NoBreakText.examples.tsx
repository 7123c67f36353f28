import type { Examples } from '../examples.ts';
import { NoBreakText } from './NoBreakText.tsx';

export const noBreakText: Examples = {
  component: 'NoBreakText',
  examples: [{ name: 'a number with an ending', view: <NoBreakText text="დარეკეთ 112-ზე." /> }],
};
