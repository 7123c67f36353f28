import { setTimeout as wait } from 'node:timers/promises';

export interface VisitorAnswer {
  /** 0 when no answer came. */
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
  /** Seconds of `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly ms: number;
}

const csrf = 'c'.repeat(43);
const timeoutMs = 20_000;

/** A client that tries once, unlike the persistent one, and sees every answer as it is. */
export function createVisitor(base: string, more: Readonly<Record<string, string>> = {}) {
  async function send(path: string, init: RequestInit): Promise<VisitorAnswer> {
    const began = performance.now();
    try {
      const answer = await fetch(base + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      const text = await answer.text();
      const after = answer.headers.get('retry-after');
      const isJson = answer.headers.get('content-type')?.includes('json');
      return {
        status: answer.status,
        text,
        body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
        retryAfter: after === null ? undefined : Number(after),
        ms: performance.now() - began,
      };
    } catch {
      return { status: 0, body: {}, text: '', retryAfter: undefined, ms: performance.now() - began };
    }
  }

  const post = (path: string, values: Readonly<Record<string, string>>, bearer?: string) =>
    send(path, {
      method: 'POST',
      headers: {
        ...more,
        cookie: `csrftoken=${csrf}`,
        'x-csrftoken': csrf,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: new URLSearchParams(values),
    });
  const get = (path: string) => send(path, { headers: more });
  /** Asks a data query. */
  const query = (collection: string, body: object) =>
    send(`/api/restql/${collection}/`, {
      method: 'POST',
      headers: { ...more, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signUp = (email: string) => post('/api/auth/sign-up/', { ...somebody, email });
  const signIn = (email: string, password: string = somebody.password) =>
    post('/api/auth/sign-in/', { email, password });

  return { post, get, query, signUp, signIn };
}

export type Visitor = ReturnType<typeof createVisitor>;

const somebody = {
  password: 'მთვარე და ზღვა 7',
  first_name: 'ნინო',
  last_name: 'ბერიძე',
  gender: 'female',
  birthday: '1990-05-17',
} as const;

/** Waits until it holds. @returns after how many ms, or undefined when it never did */
export async function untilHolds(
  holds: () => Promise<boolean>,
  { withinMs }: { readonly withinMs: number },
): Promise<number | undefined> {
  const began = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - began;
    if (performance.now() - began > withinMs) return undefined;
    await wait(50);
  }
}

/** Counts answers by status, as a line: `200: 514, 503: 3`. */
export const tally = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** Whether none of the statuses is other than these, apart from refusals below 500. */
export const areOnly = (statuses: ReadonlyMap<number, number>, ...allowed: readonly number[]): boolean =>
  [...statuses.keys()].every((status) => (status >= 200 && status < 500) || allowed.includes(status));
