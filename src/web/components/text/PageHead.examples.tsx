import type { Examples } from '../examples.ts';
import { PageHead } from './PageHead.tsx';

const trail = [{ title: 'მთავარი', url: '/' }];

export const pageHead: Examples = {
  component: 'PageHead',
  examples: [
    { name: 'with its title alone', view: <PageHead trail={trail} title="კონტაქტი" /> },
    {
      name: 'with an introduction',
      view: (
        <PageHead trail={trail} title="კლინიკები">
          <p>აირჩიეთ ქალაქი ან მიმართულება.</p>
        </PageHead>
      ),
    },
  ],
};
