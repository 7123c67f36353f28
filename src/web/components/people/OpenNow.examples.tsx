import type { Examples } from '../examples.ts';
import { OpenNow } from './OpenNow.tsx';

const hours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }];

export const openNow: Examples = {
  component: 'OpenNow',
  examples: [
    { name: 'by the clock', view: <OpenNow hours={hours} /> },
    { name: 'in a list', view: <OpenNow hours={hours} isShort /> },
  ],
};
