import type { Examples } from '../examples.ts';
import { CalculatorLinks } from './CalculatorLinks.tsx';

const calculators = [
  {
    alias: 'masis-indeqsis-gansazghvra',
    title: 'სხეულის მასის ინდექსი',
    introtext: 'შეესაბამება თუ არა წონა სიმაღლეს.',
  },
  { alias: 'orsulobis-vada', title: 'ორსულობის ვადა', introtext: 'მშობიარობის სავარაუდო თარიღი.' },
];

export const calculatorLinks: Examples = {
  component: 'CalculatorLinks',
  examples: [
    { name: 'cards', view: <CalculatorLinks calculators={calculators} variant="cards" /> },
    { name: 'rows', view: <CalculatorLinks calculators={calculators} variant="rows" /> },
  ],
};
