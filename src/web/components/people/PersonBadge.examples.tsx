import type { Examples } from '../examples.ts';
import { PersonBadge } from './PersonBadge.tsx';

export const personBadge: Examples = {
  component: 'PersonBadge',
  examples: [
    {
      name: 'without a portrait',
      view: <PersonBadge roleTitle="ავტორი" person={{ title: 'ეკა გელაშვილი', url: '/' }} />,
    },
  ],
};
