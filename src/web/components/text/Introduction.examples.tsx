import type { Examples } from '../examples.ts';
import { Introduction } from './Introduction.tsx';

export const introduction: Examples = {
  component: 'Introduction',
  examples: [
    {
      name: 'a sentence',
      view: <Introduction>სტატიები და პასუხები ერთი თემის გარშემო.</Introduction>,
    },
  ],
};
