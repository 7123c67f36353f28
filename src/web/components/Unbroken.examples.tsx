import type { Examples } from './examples.ts';
import { Unbroken } from './Unbroken.tsx';

export const unbroken: Examples = {
  component: 'Unbroken',
  examples: [{ name: 'a number with an ending', view: <Unbroken text="დარეკეთ 112-ზე." /> }],
};
