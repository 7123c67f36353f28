import { CallRefused } from './call-refused.ts';
import { readCookie } from './token-cookies.ts';

export interface Outgoing {
  /** Absent: nothing is posted, something is asked for. */
  readonly body?: string;
  readonly type?: 'application/x-www-form-urlencoded' | 'application/json';
  readonly accessToken?: string | undefined;
  /** Sent again with the same key, a payment is made once (CONTRACT.md section 7). */
  readonly idempotencyKey?: string | undefined;
}

/** Calls once. Throws `CallRefused` for a status outside 200–299, and what `fetch` throws when nothing answers. */
export type Post = (path: string, outgoing: Outgoing) => Promise<unknown>;

export const postOverHttp: Post = async (path, { body, type, accessToken, idempotencyKey }) => {
  const csrf = readCookie('csrftoken') ?? window.constants?.csrf_token;
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...(csrf ? { 'X-CSRFToken': csrf } : {}),
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new CallRefused(path, response.status, answer);
  return answer;
};

/** Values of a form; undefined ones are left out. */
export function formOf(values: Readonly<Record<string, string | undefined>>): Outgoing {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { body: new URLSearchParams(given).toString(), type: 'application/x-www-form-urlencoded' };
}
