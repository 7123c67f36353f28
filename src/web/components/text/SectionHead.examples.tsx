import type { Examples } from '../examples.ts';
import { SectionHead } from './SectionHead.tsx';

const more = { href: '/', text: 'ყველა', label: 'ყველა: კვება', isExternal: false };

export const sectionHead: Examples = {
  component: 'SectionHead',
  examples: [
    { name: 'with a link', view: <SectionHead title="კვება" more={more} /> },
    {
      name: 'with an external link',
      view: <SectionHead title="კვება" more={{ ...more, isExternal: true }} />,
    },
    { name: 'plain', view: <SectionHead title="ყველაზე კითხვადი" isPlain /> },
  ],
};
