import type { Examples } from '../examples.ts';
import { ConsultantFacts } from './ConsultantFacts.tsx';

export const consultantFacts: Examples = {
  component: 'ConsultantFacts',
  examples: [
    {
      name: 'who takes questions',
      view: (
        <ConsultantFacts consultant={{ is_available: true, experience_since: 2009, answers_within: 7 }} />
      ),
    },
    {
      name: 'of whom little is known',
      view: (
        <ConsultantFacts consultant={{ is_available: false, experience_since: null, answers_within: null }} />
      ),
    },
  ],
};
