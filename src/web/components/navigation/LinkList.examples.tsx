import type { Examples } from '../examples.ts';
import { LinkList } from './LinkList.tsx';

export const linkList: Examples = {
  component: 'LinkList',
  examples: [
    {
      name: 'with and without a line of text',
      view: (
        <LinkList
          links={[
            { title: 'ექიმები', url: '/doctors.html', introtext: 'სპეციალობის, ქალაქისა და ენის მიხედვით.' },
            { title: 'კლინიკები', url: '/clinics.html' },
          ]}
        />
      ),
    },
  ],
};
