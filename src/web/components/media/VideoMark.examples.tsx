import type { Examples } from '../examples.ts';
import { VideoMark } from './VideoMark.tsx';

export const videoMark: Examples = {
  component: 'VideoMark',
  examples: [{ name: 'on a picture', view: <VideoMark /> }],
};
