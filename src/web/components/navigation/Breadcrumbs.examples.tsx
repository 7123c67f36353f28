import type { Examples } from '../examples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { title: 'მთავარი', url: '/' };
const section = { title: 'გული და სისხლძარღვები', url: '/category/1-guli.html' };
const category = { title: 'წნევა', url: '/category/11-tsneva.html' };

export const breadcrumbs: Examples = {
  component: 'Breadcrumbs',
  examples: [
    { name: 'three steps', view: <Breadcrumbs trail={[home, section, category]} /> },
    { name: 'two steps', view: <Breadcrumbs trail={[home, section]} /> },
  ],
};
