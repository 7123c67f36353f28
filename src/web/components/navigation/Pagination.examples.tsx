import type { Examples } from '../examples.ts';
import { Pagination } from './Pagination.tsx';

export const pagination: Examples = {
  component: 'Pagination',
  examples: [
    { name: 'first of three', view: <Pagination path="/" current={1} count={3} /> },
    { name: 'in the middle of many', view: <Pagination path="/" current={10} count={20} /> },
    { name: 'last', view: <Pagination path="/" current={20} count={20} /> },
  ],
};
