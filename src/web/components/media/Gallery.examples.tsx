import type { Examples } from '../examples.ts';
import { Gallery } from './Gallery.tsx';

const images = ['/static/placeholder.svg', '/static/share.png'].map((url) => ({ url }));

export const gallery: Examples = {
  component: 'Gallery',
  examples: [{ name: 'two pictures', view: <Gallery images={images} describe={(n) => `სურათი ${n}`} /> }],
};
