import type { Examples } from '../examples.ts';
import { ContactBar } from './ContactBar.tsx';

const phones = ['032 200 00 00'];

export const contactBar: Examples = {
  component: 'ContactBar',
  examples: [
    {
      name: 'of a clinic',
      view: <ContactBar title="კლინიკა „ლურჯი კარი“" phones={phones} map="https://example.org/map" />,
    },
    { name: 'with a telephone alone', view: <ContactBar title="ანა ცისკარიძე" phones={phones} /> },
  ],
};
