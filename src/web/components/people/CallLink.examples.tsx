import type { Examples } from '../examples.ts';
import { CallLink } from './CallLink.tsx';

export const callLink: Examples = {
  component: 'CallLink',
  examples: [{ name: 'of a card', view: <CallLink title="ანა ცისკარიძე" phones={['032 200 00 00']} /> }],
};
