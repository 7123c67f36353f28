import type { Examples } from '../examples.ts';
import { LinkChips } from './LinkChips.tsx';

const links = ['წნევა', 'ჰიპერტენზია', 'პრევენცია', 'სახლის აფთიაქი'].map((title, id) => ({
  id,
  title,
  url: '/',
}));

export const linkChips: Examples = {
  component: 'LinkChips',
  examples: [{ name: 'tags', view: <LinkChips label="სტატიის თემები" links={links} /> }],
};
