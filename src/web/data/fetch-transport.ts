import type { AskData } from '#shared/collections/query.ts';

/** Asks over HTTP, as CONTRACT.md section 4 writes it. A status outside 200–299 is a failure. */
export const askOverHttp: AskData = async (collection, query) => {
  const response = await fetch(`/api/restql/${collection}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  if (!response.ok) throw new Error(`${collection}: ${response.status}`);
  return response.json();
};
