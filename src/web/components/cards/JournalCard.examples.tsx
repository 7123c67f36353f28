import type { Examples } from '../examples.ts';
import { JournalCard } from './JournalCard.tsx';

const journal = {
  title: 'სალბუნი №1: გული ყოველდღე',
  url: '/journal/1-guli.html',
  number: 1,
  published_on: '2026-08-01',
  image: null,
};

export const journalCard: Examples = {
  component: 'JournalCard',
  examples: [
    { name: 'short', view: <JournalCard journal={journal} headingLevel={3} /> },
    {
      name: 'with an introduction',
      view: <JournalCard journal={{ ...journal, introtext: 'წნევა, ქოლესტერინი და გულის რიტმი.' }} />,
    },
  ],
};
