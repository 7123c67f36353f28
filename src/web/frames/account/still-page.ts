import { createContext } from 'react';

/** Whether the page stays as the server drew it: error pages run no script, so nothing on them learns who is signed in. */
export const StillPageContext = createContext(false);
