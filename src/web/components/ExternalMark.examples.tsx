import { ExternalMark } from './ExternalMark.tsx';
import type { Examples } from './examples.ts';

export const externalMark: Examples = {
  component: 'ExternalMark',
  examples: [{ name: 'after a link', view: <ExternalMark /> }],
};
