import type { Examples } from '../examples.ts';
import { FacebookMark } from './FacebookMark.tsx';
import { ShareBar } from './ShareBar.tsx';

export const shareBar: Examples = {
  component: 'ShareBar',
  examples: [{ name: 'under an article', view: <ShareBar path="/" title="მაღალი წნევა" /> }],
};

export const facebookMark: Examples = {
  component: 'FacebookMark',
  examples: [{ name: 'on a button', view: <FacebookMark /> }],
};
