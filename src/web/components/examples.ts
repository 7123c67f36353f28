import type { ReactNode } from 'react';

/** Examples of a component's variants and states, shown in the gallery of `npm run dev` and rendered by the tests. */
export interface Examples {
  readonly component: string;
  readonly examples: readonly { readonly name: string; readonly view: ReactNode }[];
}
