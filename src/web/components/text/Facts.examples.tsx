import type { Examples } from '../examples.ts';
import { Facts } from './Facts.tsx';

export const facts: Examples = {
  component: 'Facts',
  examples: [
    {
      name: 'of a doctor',
      view: (
        <Facts
          facts={[
            { label: 'გამოცდილება', value: 'მუშაობს 2005 წლიდან' },
            { label: 'ენები', value: 'ქართული, ინგლისური' },
            { label: 'ლიცენზიის ნომერი', value: null },
          ]}
        />
      ),
    },
  ],
};
