import type { Examples } from '../examples.ts';
import { ResultList } from './ResultList.tsx';

const introtext = 'სისხლძარღვი, რომელსაც სისხლი გულიდან ორგანოებისკენ მიაქვს.';

export const resultList: Examples = {
  component: 'ResultList',
  examples: [
    {
      name: 'with and without a picture',
      view: (
        <ResultList
          results={[
            { type: 'term', id: 1, title: 'არტერია', url: '/', introtext },
            { type: 'doctor', id: 1, title: 'ეკა გელაშვილი', url: '/' },
          ]}
        />
      ),
    },
  ],
};
