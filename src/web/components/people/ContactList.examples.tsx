import type { Examples } from '../examples.ts';
import { ContactList } from './ContactList.tsx';

const withoutContacts = {
  phone: '',
  email: '',
  address: '',
  facebook: '',
  instagram: '',
  youtube: '',
  opening_text: '',
};

export const contactList: Examples = {
  component: 'ContactList',
  examples: [
    {
      name: 'with everything',
      view: (
        <ContactList
          settings={{
            ...withoutContacts,
            phone: '032 200 00 00',
            email: 'info@example.ge',
            address: 'თბილისი, მაგალითის ქუჩა 1',
            opening_text: 'ორშ–პარ, 10:00–18:00',
            facebook: 'https://facebook.com/example',
          }}
        />
      ),
    },
    {
      name: 'with a telephone alone',
      view: <ContactList settings={{ ...withoutContacts, phone: '032 200 00 00' }} />,
    },
  ],
};
