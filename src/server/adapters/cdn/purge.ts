import { setTimeout as wait } from 'node:timers/promises';

export interface PurgeSettings {
  /** Receives `{"tags": […]}` or `{"purge_everything": true}` by POST, as Cloudflare's `purge_cache` does. */
  readonly url: string;
  readonly token: string | undefined;
  readonly onError: (error: unknown) => void;
  /** The time (ms) for which tags are collected before they are sent, and the pause before a second try. */
  readonly pause?: number;
}

/** The most tags of one call. */
const maxTags = 30;
const maxAttempts = 3;
const timeoutMs = 5_000;

/**
 * Tells a CDN which tags have changed, so that it drops the pages whose `Cache-Tag` has them. Tags of one moment go together. What the
 * CDN does not take is reported and given up: its pages grow a minute old at most, as without it.
 */
export function createPurge({ url, token, onError, pause = 250 }: PurgeSettings) {
  let waiting = new Set<string>();
  let isEverything = false;
  let sending: Promise<void> | undefined;

  function schedule(): void {
    sending ??= wait(pause)
      .then(send)
      .catch(onError)
      .finally(() => {
        sending = undefined;
        if (waiting.size > 0 || isEverything) schedule();
      });
  }

  async function send(): Promise<void> {
    const tags = [...waiting];
    const isAll = isEverything;
    waiting = new Set();
    isEverything = false;
    if (isAll) return post({ purge_everything: true });
    for (let at = 0; at < tags.length; at += maxTags) await post({ tags: tags.slice(at, at + maxTags) });
  }

  async function post(body: object): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const failure = await tryOnce(body);
      if (!failure) return;
      if (attempt === maxAttempts) throw failure;
      await wait(pause * attempt);
    }
  }

  async function tryOnce(body: object): Promise<Error | undefined> {
    try {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return ok ? undefined : new Error(`the CDN answered ${status}`);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return {
    drop: (tag: string): void => {
      waiting.add(tag);
      schedule();
    },
    /** Changes went unheard: nothing that the CDN has can be trusted. */
    dropAll: (): void => {
      isEverything = true;
      schedule();
    },
    /** Sends what waits. */
    close: async (): Promise<void> => {
      while (sending) await sending;
    },
  };
}
