import type { Examples } from '../examples.ts';
import { MarkedText } from './MarkedText.tsx';

export const markedText: Examples = {
  component: 'MarkedText',
  examples: [
    {
      name: 'a passage with matches',
      view: (
        <p>
          <MarkedText
            parts={[
              { text: 'თავის ', match: false },
              { text: 'ტკივილი', match: true },
              { text: ' თითქმის ყველას გამოუცდია.', match: false },
            ]}
          />
        </p>
      ),
    },
  ],
};
