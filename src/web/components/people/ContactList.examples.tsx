import type { Examples } from '../examples.ts';
import { ContactList } from './ContactList.tsx';

export const contactList: Examples = {
  component: 'ContactList',
  examples: [
    {
      name: 'of a footer',
      view: <ContactList settings={{ phone: '032 200 00 00', email: 'info@example.org' }} />,
    },
  ],
};
