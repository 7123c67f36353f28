import type { Examples } from '../examples.ts';
import { ContactActions } from './ContactActions.tsx';

const phones = ['032 200 00 00'];

export const contactActions: Examples = {
  component: 'ContactActions',
  examples: [
    { name: 'of a clinic', view: <ContactActions phones={phones} map="https://example.org/map" /> },
    { name: 'of a doctor', view: <ContactActions phones={phones} withAsk /> },
    { name: 'without a telephone', view: <ContactActions phones={[]} withAsk /> },
  ],
};
