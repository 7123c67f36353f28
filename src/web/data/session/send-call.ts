import type { AnswerOf, Call, InputOf } from '#shared/contracts/call.ts';
import { CallRefused } from './call-refused.ts';
import { readCookie } from './token-cookies.ts';

export interface SendOptions {
  readonly accessToken?: string | undefined;
  /** Makes a repeated payment request idempotent (CONTRACT.md section 7). */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Sends a call once. Throws `CallRefused` for a status outside 200–299, and the error of `fetch` if there is no
 * response.
 */
export type SendCall = <One extends Call>(
  call: One,
  input: InputOf<One>,
  options?: SendOptions,
) => Promise<AnswerOf<One>>;

/**
 * Sends a call over HTTP. The response is not validated here, because the server validates it against the same
 * contract.
 */
export const sendCall: SendCall = async (call, input, { accessToken, idempotencyKey, signal } = {}) => {
  const { url, body = null } = encodeCall(call, input);
  const csrf = readCookie('csrftoken') ?? window.constants?.csrf_token;
  const response = await fetch(url, {
    method: call.method,
    headers: {
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...(csrf ? { 'X-CSRFToken': csrf } : {}),
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    body,
    signal: signal ?? null,
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new CallRefused(call.path, response.status, answer);
  return answer;
};

/**
 * Encodes the input: path parameters into the path, the other fields into the query of a GET or the body of a POST. The
 * body is JSON or a form, in which a list repeats its name and undefined values are left out.
 */
export function encodeCall(
  { method, path, body }: Call,
  input: object,
): { readonly url: string; readonly body?: string | URLSearchParams } {
  const remaining: Record<string, unknown> = { ...input };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(remaining[name]);
    delete remaining[name];
    return encodeURIComponent(value);
  });
  if (body === 'json') return { url, body: JSON.stringify(remaining) };
  const form = new URLSearchParams();
  for (const name in remaining)
    for (const value of [remaining[name]].flat()) if (value !== undefined) form.append(name, String(value));
  return method === 'GET' ? { url: form.size > 0 ? `${url}?${form}` : url } : { url, body: form };
}
