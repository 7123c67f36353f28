import type { Examples } from '../examples.ts';
import { ExternalMark } from './ExternalMark.tsx';

export const externalMark: Examples = {
  component: 'ExternalMark',
  examples: [{ name: 'after a link', view: <ExternalMark /> }],
};
