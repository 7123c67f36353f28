import type { Examples } from '../examples.ts';
import { PhoneLinks } from './PhoneLinks.tsx';

export const phoneLinks: Examples = {
  component: 'PhoneLinks',
  examples: [{ name: 'two', view: <PhoneLinks phones={['+995 32 000 00 11', '+995 555 00 00 11']} /> }],
};
