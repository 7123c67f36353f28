import type { Examples } from '../examples.ts';
import { DottedLine } from './DottedLine.tsx';

export const dottedLine: Examples = {
  component: 'DottedLine',
  examples: [
    { name: 'two facts', view: <DottedLine items={['მუშაობს 2008 წლიდან', 'ქართული, ინგლისური']} /> },
    { name: 'one of them not known', view: <DottedLine items={[null, 'ქართული']} /> },
  ],
};
