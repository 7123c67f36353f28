import type { Examples } from '../examples.ts';
import { LabelledPart } from './LabelledPart.tsx';

export const labelledPart: Examples = {
  component: 'LabelledPart',
  examples: [
    {
      name: 'a question',
      view: (
        <LabelledPart label="კითხვა">
          <p>დილით წნევა მაღალი მაქვს, საღამოს კი დაბალი. რა უნდა გავაკეთო?</p>
        </LabelledPart>
      ),
    },
    {
      name: 'an answer',
      view: (
        <LabelledPart label="პასუხი" kind="answer">
          <p>გაიზომეთ წნევა დილით და საღამოს ერთი კვირის განმავლობაში.</p>
        </LabelledPart>
      ),
    },
  ],
};
