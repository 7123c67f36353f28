import { setTimeout as wait } from 'node:timers/promises';
import type { Somebody } from './world.ts';

export interface Definite {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const csrf = 'c'.repeat(43);

/** Retries calls until there is a definite answer while the portal dies in between, with the same idempotency key. */
export function createPersistentClient(base: string, onStatus: (status: number) => void = () => {}) {
  async function send(path: string, init: RequestInit): Promise<Response | undefined> {
    try {
      const answer = await fetch(base + path, { ...init, signal: AbortSignal.timeout(20_000) });
      // A truncated answer counts as none.
      const body = await answer.text();
      onStatus(answer.status);
      return new Response(body, { status: answer.status });
    } catch {
      return undefined;
    }
  }

  async function untilAnswered(
    path: string,
    init: () => RequestInit,
    onRefused?: () => Promise<void>,
  ): Promise<Response> {
    for (;;) {
      const answer = await send(path, init());
      if (answer?.status === 401 && onRefused) await onRefused();
      else if (answer && answer.status < 500) return answer;
      await wait(40);
    }
  }

  const call = (who: Somebody, path: string, values: Readonly<Record<string, string>> = {}) =>
    post(who, path, () => ({ body: new URLSearchParams(values) }));

  /** A call of the office. */
  const callJson = (who: Somebody, path: string, values: object) =>
    post(who, path, () => ({ type: 'application/json', body: JSON.stringify(values) }));

  async function post(
    who: Somebody,
    path: string,
    write: () => { readonly type?: string; readonly body: URLSearchParams | string },
  ): Promise<Definite> {
    const key = crypto.randomUUID();
    const answer = await untilAnswered(
      path,
      () => {
        const { type, body } = write();
        const headers = {
          ...(type ? { 'content-type': type } : {}),
          cookie: `csrftoken=${csrf}`,
          'x-csrftoken': csrf,
          authorization: `Bearer ${who.access}`,
          'idempotency-key': key,
        };
        return { method: 'POST', headers, body };
      },
      () => renew(who),
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  async function renew(who: Somebody): Promise<void> {
    const answer = await send('/api/auth/refresh/', {
      method: 'POST',
      body: new URLSearchParams({ refresh_token: who.refresh }),
    });
    if (answer?.ok) who.access = ((await answer.json()) as { access_token: string }).access_token;
  }

  /** Repeats a bank's callback until it is answered. @returns the answer */
  const tell = async (path: string, init: RequestInit): Promise<string> =>
    (await untilAnswered(path, () => init)).text();

  return { call, callJson, tell };
}

export type PersistentClient = ReturnType<typeof createPersistentClient>;
