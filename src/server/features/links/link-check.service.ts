import type { SafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';
import { isExternal } from '#shared/content/safe-address.ts';
import type { OutgoingLinksRepository } from './outgoing-links.repository.ts';

const weekMs = 7 * 86_400_000;
/** A run ends after this time; what is left is checked by the next one. */
const longestRunMs = 45 * 60_000;
const batchSize = 200;
/** After each batch of texts the run pauses for so many times as long as the batch took: database and processor are left to readers. */
const pauseFactor = 4;
const maxHostsAtOnce = 4;
const hostPauseMs = 1_000;
const timeoutMs = 10_000;
const maxBytes = 65_536;
/** These say that a program may not read the page, or not now; a person may. */
const closedToPrograms: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 451, 999]);

export interface LinkCheckParts {
  readonly links: Pick<
    OutgoingLinksRepository,
    'listTexts' | 'saveLinks' | 'listDue' | 'noteCheck' | 'findRequest' | 'noteStart'
  >;
  readonly client: Pick<SafeHttpClient, 'open'>;
  readonly siteUrl: string;
  readonly now: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Checks the links out of published records: each once a week, or when an editor asks, politely and at public addresses only. */
export function createLinkCheck({ links, client, siteUrl, now, wait }: LinkCheckParts) {
  const stopped = new AbortController();
  const headers = { 'user-agent': `salbuni/1.0 (+${siteUrl}; link check)` };
  const ownOrigin = new URL(siteUrl).origin;

  async function checkLinks(): Promise<void> {
    const ends = now() + longestRunMs;
    await links.noteStart(new Date(now()));
    let batchBegan = now();
    for await (const { texts, ...span } of links.listTexts()) {
      const found = texts.flatMap(({ id, texts: text }) =>
        linksIn(text, ownOrigin).map((url) => ({ record_id: id, url })),
      );
      await links.saveLinks(span, found);
      await wait(pauseFactor * (now() - batchBegan), stopped.signal).catch(() => undefined);
      if (stopped.signal.aborted) return;
      batchBegan = now();
    }
    const requested = (await links.findRequest())?.getTime() ?? 0;
    while (!stopped.signal.aborted && now() < ends) {
      const due = await links.listDue(new Date(Math.max(now() - weekMs, requested)), batchSize);
      if (due.length === 0) return;
      await checkBatch(due);
    }
  }

  /** Several hosts are asked at once, each of them one link at a time with a pause between. */
  async function checkBatch(urls: readonly string[]): Promise<void> {
    const hosts = [...Map.groupBy(urls, hostOf).values()];
    const work = async () => {
      for (let host = hosts.pop(); host !== undefined; host = hosts.pop())
        for (const [index, url] of host.entries()) {
          if (index > 0) await wait(hostPauseMs, stopped.signal).catch(() => undefined);
          if (stopped.signal.aborted) return;
          const status = await check(url);
          if (!stopped.signal.aborted) await links.noteCheck(url, status, new Date(now()));
        }
    };
    await Promise.all(Array.from({ length: maxHostsAtOnce }, work));
  }

  /** @returns null where the link leads somewhere, otherwise the status of the answer or why there was none */
  async function check(url: string): Promise<string | null> {
    const status = await ask(url, 'HEAD');
    return status === null ? null : ask(url, 'GET');
  }

  async function ask(url: string, method: 'HEAD' | 'GET'): Promise<string | null> {
    const signal = stopped.signal;
    try {
      const { status, body } = await client.open({
        address: url,
        ...{ method, headers, timeoutMs, maxBytes, signal },
      });
      body.on('error', () => {}).destroy();
      return status < 400 || closedToPrograms.has(status) ? null : String(status);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unreachable';
      return reason === 'too_large' ? null : reason;
    }
  }

  return { checkLinks, stop: () => stopped.abort() };
}

/** Lists the links out of the portal in the stored texts of a record. */
export function linksIn(texts: string, ownOrigin: string): string[] {
  const found = texts.match(/https?:\/\/[^\s"'<>\\„“”]+/gi) ?? [];
  const links = found
    .map((link) => withoutEnding(link.replaceAll('&amp;', '&')))
    .filter((link) => link.length <= maxLinkLength && URL.canParse(link) && isExternal(link))
    .map((link) => new URL(link))
    .filter(({ origin, username, password }) => origin !== ownOrigin && username + password === '');
  return [...new Set(links.map((link) => Object.assign(link, { hash: '' }).href))];
}

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Takes off the signs of the sentence that an address stands in; a bracket that was opened within the address is its own. */
function withoutEnding(link: string): string {
  const last = link.at(-1) ?? '';
  const opening = brackets[last];
  const isOfSentence = opening
    ? link.split(last).length > link.split(opening).length
    : '.,;:!?'.includes(last) && last !== '';
  return isOfSentence ? withoutEnding(link.slice(0, -1)) : link;
}

const maxLinkLength = 2_000;
const hostOf = (url: string): string => new URL(url).host;
