import type { Examples } from '../examples.ts';
import { PersonCard } from './PersonCard.tsx';

const person = { title: 'ნინო ბერიშვილი', url: '/doctor/1-nino-berishvili.html', image: null };

export const personCard: Examples = {
  component: 'PersonCard',
  examples: [
    { name: 'with a role', view: <PersonCard person={person} occupation="კარდიოლოგი, ოჯახის ექიმი" /> },
    {
      name: 'with more',
      view: (
        <PersonCard person={person} occupation="კარდიოლოგი" headingLevel={3}>
          <p>კლინიკა „ლურჯი კარი“</p>
        </PersonCard>
      ),
    },
  ],
};
