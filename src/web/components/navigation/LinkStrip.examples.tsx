import type { Examples } from '../examples.ts';
import { LinkStrip } from './LinkStrip.tsx';

const links = ['ყველა', 'ტერმინები', 'სტატიები', 'კითხვა-პასუხი', 'ექიმები'].map((title, index) => ({
  href: `/?type=${index}`,
  title,
  count: 40 - 7 * index,
  isChosen: index === 1,
}));

export const linkStrip: Examples = {
  component: 'LinkStrip',
  examples: [
    { name: 'with counts', view: <LinkStrip label="რა მოიძებნა" links={links} /> },
    {
      name: 'plain',
      view: <LinkStrip label="თემები" links={links.map(({ count, ...link }) => link)} />,
    },
  ],
};
