import { setTimeout as wait } from 'node:timers/promises';
import type { Somebody } from './world.ts';

export interface Definite {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const csrf = 'c'.repeat(43);

/** Calls until there is a definite answer, however often the portal dies meanwhile: with the same key, as a careful client does. */
export function createPersistentClient(base: string) {
  async function send(path: string, init: RequestInit): Promise<Response | undefined> {
    try {
      const answer = await fetch(base + path, { ...init, signal: AbortSignal.timeout(20_000) });
      // An answer that breaks off is none.
      return new Response(await answer.text(), { status: answer.status });
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

  async function call(
    who: Somebody,
    path: string,
    values: Readonly<Record<string, string>> = {},
  ): Promise<Definite> {
    const key = crypto.randomUUID();
    const answer = await untilAnswered(
      path,
      () => ({
        method: 'POST',
        headers: {
          cookie: `csrftoken=${csrf}`,
          'x-csrftoken': csrf,
          authorization: `Bearer ${who.access}`,
          'idempotency-key': key,
        },
        body: new URLSearchParams(values),
      }),
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

  /** A bank calls until it is heard. @returns what was answered. */
  const tell = async (path: string, init: RequestInit): Promise<string> =>
    (await untilAnswered(path, () => init)).text();

  return { call, tell };
}

export type PersistentClient = ReturnType<typeof createPersistentClient>;
