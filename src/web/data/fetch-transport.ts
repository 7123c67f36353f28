import type { AskData } from '#shared/collections/query.ts';
import { session } from './session/browser-session.ts';

/** Asks over HTTP, as CONTRACT.md section 4 writes it. A status outside 200–299 is a failure. */
export const askOverHttp = (async (collection, query) =>
  session.send(`/api/restql/${collection}/`, {
    body: JSON.stringify(query),
    type: 'application/json',
  })) as AskData;
