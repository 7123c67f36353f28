import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Acknowledged } from './check-office.ts';
import type { Somebody } from './world.ts';

/** What the editors share: the portal's instances, the records, and what was acknowledged. */
export interface Desk {
  readonly bases: readonly string[];
  readonly records: number[];
  readonly category: number;
  readonly acknowledged: Acknowledged[];
  /** The notes at places of the texts that were acknowledged; each is a word that nobody else writes. */
  readonly notes: string[];
  /** How often each status was answered; 0 where no answer came. */
  readonly statuses: Map<number, number>;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}
interface Opened {
  readonly version: number;
  readonly revision: number | undefined;
  /** Of the working revision; „none“ where there is none. */
  readonly state: string;
  readonly introtext: string;
}

const csrf = 'c'.repeat(43);
const pauseMs = 15;
const maxKept = 8;

const pick = <One>(list: readonly One[]): One | undefined => list[Math.floor(Math.random() * list.length)];

/** One who writes in the office at random: each save adds a word that nobody else writes to what is there. */
export function createEditor(
  { bases, records, category, acknowledged, notes, statuses }: Desk,
  person: Somebody,
) {
  async function call(name: string, body: object): Promise<Answer> {
    let answer: Answer = { status: 0, body: {} };
    try {
      const sent = await fetch(`${pick(bases)}/api/office/records/article/${name}/`, {
        method: 'POST',
        headers: {
          cookie: `csrftoken=${csrf}`,
          'x-csrftoken': csrf,
          'content-type': 'application/json',
          authorization: `Bearer ${person.access}`,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      answer = { status: sent.status, body: (await sent.json()) as Record<string, unknown> };
    } catch {
      // The instance was killed meanwhile.
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 401) await renew();
    return answer;
  }

  /** Access tokens are good for a quarter of an hour. */
  async function renew(): Promise<void> {
    const refreshed = await fetch(`${pick(bases)}/api/auth/refresh/`, {
      method: 'POST',
      body: new URLSearchParams({ refresh_token: person.refresh }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    if (refreshed?.ok) person.access = ((await refreshed.json()) as { access_token: string }).access_token;
  }

  /** Writes a new article until it is acknowledged. */
  async function begin(): Promise<void> {
    const word = randomUUID();
    const content = { title: `სტატია ${word}`, category, introtext: word };
    const { status, body } = await call('save', { id: null, version: null, content });
    if (status !== 200) return begin();
    records.push(Number(body.id));
    note(Number(body.id), body, word, 0);
  }

  const note = (record: number, body: Record<string, unknown>, word: string, seen: number) =>
    acknowledged.push({
      ...{ record, word, seen, account: person.id },
      ...{ revision: Number(body.revision), version: Number(body.version) },
    });

  async function open(id: number): Promise<Opened | undefined> {
    const { status, body } = await call('get', { id });
    if (status !== 200) return undefined;
    const working = body.working as {
      revision: number;
      state: string;
      content: { introtext?: string };
    } | null;
    const record = body.record as { introtext?: string } | null;
    return {
      version: Number(body.version),
      revision: working?.revision,
      state: working?.state ?? 'none',
      introtext: (working?.content ?? record)?.introtext ?? '',
    };
  }

  /** Adds a word to a text; who is late reads what is there and adds it again. */
  async function write(id: number): Promise<void> {
    const word = randomUUID();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const opened = await open(id);
      if (!opened) return;
      // Of a text that grows, the last words are kept.
      const words = [...opened.introtext.split(' ').slice(-maxKept), word];
      const content = { introtext: words.join(' ') };
      const { status, body } = await call('save', { id, version: opened.version, content });
      if (status === 200) return void note(id, body, word, opened.version);
      if (status !== 409) return;
    }
  }

  /** Writes a note at the last word of a text, or marks the oldest open one as done. */
  async function noteAt(id: number, { revision, introtext }: Opened): Promise<void> {
    const body = randomUUID();
    const place = { field: 'body', quote: introtext.split(' ').at(-1), position: 0 };
    const { status, body: answer } = await call('note', { id, revision, ...place, body });
    if (status !== 200) return;
    notes.push(body);
    const all = answer.notes as readonly { note: number; done_at: string | null }[];
    const oldest = all.find(({ done_at }) => done_at === null);
    if (oldest && all.length > 3) await call('note_done', { id, note: oldest.note });
  }

  async function act(id: number): Promise<void> {
    const opened = await open(id);
    if (!opened) return;
    const { version, revision } = opened;
    const ofRevision = { id, revision };
    const soon = new Date(Date.now() + 1_000).toISOString();
    const ways: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
      draft: [() => call('submit', ofRevision), () => call('preview', { ...ofRevision, device: 'mobile' })],
      in_review: [
        () => call('approve', ofRevision),
        () => call('approve', ofRevision),
        () => call('reject', { ...ofRevision, note: 'შეასწორეთ' }),
      ],
      approved: [() => call('publish', ofRevision), () => call('publish', { ...ofRevision, at: soon })],
      none: [() => call('unpublish', { id, version }), () => call('revisions', { id, limit: 5 })],
    };
    const acts = [
      ...(ways[opened.state] ?? []),
      ...(revision === undefined ? [] : [() => noteAt(id, opened)]),
      () => call('lease', { id, act: pick(['take', 'keep', 'give', 'break']) }),
    ];
    await pick(acts)?.();
  }

  return {
    begin,
    async workUntil(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const id = pick(records);
        if (id !== undefined) await (Math.random() < 0.3 ? write(id) : act(id));
        await wait(pauseMs);
      }
    },
  };
}
