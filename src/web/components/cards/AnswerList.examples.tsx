import type { Examples } from '../examples.ts';
import { AnswerList } from './AnswerList.tsx';

const answer = (id: number, title: string) => ({
  id,
  title,
  url: `/kithkhva-pasukhi/${id}.html`,
  answered_at: '2026-11-12T09:00:00Z',
  category: { title: 'წნევა' },
});

export const answerList: Examples = {
  component: 'AnswerList',
  examples: [
    {
      name: 'two answers',
      view: (
        <AnswerList
          answers={[
            answer(1, 'დილით წნევა მაღალი მაქვს, საღამოს – ნორმალური'),
            answer(2, 'რამდენად ხშირად გავზომო წნევა?'),
          ]}
        />
      ),
    },
  ],
};
