import type { Examples } from '../examples.ts';
import { CardActions } from './CardActions.tsx';

export const cardActions: Examples = {
  component: 'CardActions',
  examples: [
    {
      name: 'of a clinic',
      view: <CardActions title="კლინიკა" phones={['032 200 00 00']} map="https://example.org/map" />,
    },
    { name: 'without telephone and place', view: <CardActions title="ანა ცისკარიძე" phones={[]} /> },
  ],
};
