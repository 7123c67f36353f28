import type { Examples } from '../examples.ts';
import { Sources } from './Sources.tsx';

export const sources: Examples = {
  component: 'Sources',
  examples: [
    {
      name: 'with and without an address',
      view: (
        <Sources
          sources={[
            { title: 'WHO. Hypertension – fact sheet', url: 'https://www.who.int/' },
            { title: 'საავადმყოფოს სახელმძღვანელო', url: null },
          ]}
        />
      ),
    },
  ],
};
