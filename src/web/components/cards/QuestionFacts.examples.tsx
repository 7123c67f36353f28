import type { Examples } from '../examples.ts';
import { QuestionFacts } from './QuestionFacts.tsx';

const title = 'რამდენად ხშირად გავზომო წნევა?';
const facts = ['კარდიოლოგია', 'დაისვა 20 ნოემბერი, 2026'];

export const questionFacts: Examples = {
  component: 'QuestionFacts',
  examples: [
    {
      name: 'a question that waits',
      view: <QuestionFacts title={title} marks={['ელოდება პასუხს']} facts={facts} />,
    },
    {
      name: 'one that was answered',
      view: <QuestionFacts title={title} marks={['პასუხგაცემული']} tone="good" facts={facts} />,
    },
    {
      name: 'one that is closed',
      view: <QuestionFacts title={title} marks={['დახურული']} tone="plain" facts={facts} />,
    },
    { name: 'facts alone', view: <QuestionFacts facts={facts} /> },
  ],
};
