import type { Examples } from '../examples.ts';
import { Passage } from './Passage.tsx';

export const passage: Examples = {
  component: 'Passage',
  examples: [
    {
      name: 'two paragraphs',
      view: <Passage html="<p>დილით წნევა 150/90 მაქვს.</p><p>რომელი ციფრია <a href='/'>სწორი</a>?</p>" />,
    },
  ],
};
