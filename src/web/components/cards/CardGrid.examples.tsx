import type { Examples } from '../examples.ts';
import { PersonCard } from '../people/PersonCard.tsx';
import { CardGrid } from './CardGrid.tsx';

const people = ['ნინო ბერიშვილი', 'გიორგი სართანია', 'მანანა ურიდია'];

export const cardGrid: Examples = {
  component: 'CardGrid',
  examples: [
    {
      name: 'three people',
      view: (
        <CardGrid>
          {people.map((title) => (
            <li key={title}>
              <PersonCard person={{ title, url: '/', image: null }} />
            </li>
          ))}
        </CardGrid>
      ),
    },
  ],
};
