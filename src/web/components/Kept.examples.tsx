import type { Examples } from './examples.ts';
import { Kept } from './Kept.tsx';

export const kept: Examples = {
  component: 'Kept',
  examples: [
    {
      name: 'shows what is in it',
      view: (
        <Kept name="example">
          <p>ერთხელ დახატული, ბევრ გვერდზე ნაჩვენები.</p>
        </Kept>
      ),
    },
  ],
};
