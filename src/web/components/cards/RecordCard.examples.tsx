import type { Examples } from '../examples.ts';
import { Portrait } from '../people/Portrait.tsx';
import { RecordCard } from './RecordCard.tsx';

const record = { title: 'კლინიკა „ლურჯი კარი“', url: '/' };
const picture = <Portrait name={record.title} image={null} size="medium" />;

export const recordCard: Examples = {
  component: 'RecordCard',
  examples: [
    {
      name: 'a place',
      view: (
        <RecordCard record={record} picture={picture}>
          <p>თბილისი, ნისლის ქუჩა 4</p>
        </RecordCard>
      ),
    },
  ],
};
