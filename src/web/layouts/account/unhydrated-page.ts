import { createContext } from 'react';

/** Whether the page is never hydrated. Error pages run no script, so they cannot show who is signed in. */
export const UnhydratedPageContext = createContext(false);
