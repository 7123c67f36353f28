import type { Examples } from '../examples.ts';
import { Button } from '../forms/Button.tsx';
import { QuestionRows } from './QuestionRows.tsx';

const action = <Button onPress={() => undefined}>აღება</Button>;

export const questionRows: Examples = {
  component: 'QuestionRows',
  examples: [
    {
      name: 'two questions',
      view: (
        <QuestionRows
          rows={[
            {
              id: 1,
              title: 'დილით წნევა მაღალია. წამალი შევცვალო?',
              marks: ['თქვენ გეკითხებიან'],
              facts: ['კარდიოლოგია', 'დაისვა 20 ნოემბერი, 2026'],
              action,
            },
            {
              id: 2,
              title: 'რამდენად ხშირად გავზომო წნევა?',
              url: '/kithkhva-pasukhi/2.html',
              facts: [],
              action,
            },
          ]}
        />
      ),
    },
  ],
};
