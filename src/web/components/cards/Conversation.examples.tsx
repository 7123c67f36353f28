import type { Examples } from '../examples.ts';
import { Conversation } from './Conversation.tsx';

const labels = {
  questionLabel: 'კითხვა',
  askedBackLabel: 'კონსულტანტი გეკითხებათ',
  answerLabel: 'პასუხი',
  discussionLabel: 'დაზუსტება',
};
const question = '<p>დილით წნევა მაღალი მაქვს, საღამოს კი დაბალი. რა უნდა გავაკეთო?</p>';
const answer = '<p>გაიზომეთ წნევა <strong>დილით და საღამოს</strong> ერთი კვირის განმავლობაში.</p>';

export const conversation: Examples = {
  component: 'Conversation',
  examples: [
    {
      name: 'a question that waits',
      view: <Conversation {...labels} question={question} answer="" parts={[]} />,
    },
    {
      name: 'an answer with a discussion',
      view: (
        <Conversation
          {...labels}
          question={question}
          answer={answer}
          parts={[
            {
              id: 1,
              kind: 'followup',
              author: 'კითხვის ავტორი',
              body: '<p>წამლის მიღებამდე თუ შემდეგ?</p>',
              created_at: '2026-11-20T09:00:00Z',
            },
            {
              id: 2,
              kind: 'answer',
              author: 'კონსულტანტი',
              body: '<p>წამლის მიღებამდე.</p>',
              created_at: '2026-11-20T12:00:00Z',
            },
          ]}
        />
      ),
    },
  ],
};
