import type { Examples } from '../examples.ts';
import { ContactLink } from './ContactLink.tsx';

export const contactLink: Examples = {
  component: 'ContactLink',
  examples: [
    { name: 'mail', view: <ContactLink href="mailto:info@example.ge">info@example.ge</ContactLink> },
    {
      name: 'external',
      view: (
        <ContactLink href="https://example.ge" isExternal>
          რუკაზე ნახვა
        </ContactLink>
      ),
    },
  ],
};
