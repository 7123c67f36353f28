/** Returns an order's code from an address if it is well-formed. */
export const orderCodeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{20}$/.test(value) ? value : undefined;

/** The parts of a call that identify a repeat. */
export function attemptOf<Caller extends { readonly accountId: number }>({
  caller,
  request: { headers, body },
}: {
  readonly caller: Caller;
  readonly request: { readonly headers: Readonly<Record<string, unknown>>; readonly body: unknown };
}) {
  const key = headers['idempotency-key'];
  return {
    caller,
    accountId: caller.accountId,
    key: key === undefined ? undefined : String(key).trim(),
    body: withoutToken(body),
  };
}

/** The body without the CSRF token and in a stable order, to compare repeats. */
function withoutToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.entries(body)
    .filter(([name]) => name !== 'csrfmiddlewaretoken')
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
