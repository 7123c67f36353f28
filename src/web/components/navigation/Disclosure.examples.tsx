import type { Examples } from '../examples.ts';
import { Disclosure } from './Disclosure.tsx';

export const disclosure: Examples = {
  component: 'Disclosure',
  examples: [
    {
      name: 'more of what stands above',
      view: (
        <Disclosure kind="more" summary="დამატებითი ველები">
          <p>გაზომვის თარიღი და დაბადების ვადა.</p>
        </Disclosure>
      ),
    },
    {
      name: 'row of its own, open',
      view: (
        <Disclosure kind="row" summary={<h2>წყაროები</h2>} isPrinted open>
          <p>ჯანდაცვის მსოფლიო ორგანიზაცია, 2024.</p>
        </Disclosure>
      ),
    },
  ],
};
