import { TwoQueue } from './two-queue.ts';

/** The result of a computation, with the tags of the data that it was computed from. */
export interface Computed<Value> {
  readonly value: Value;
  readonly tags: ReadonlySet<string>;
  readonly bytes: number;
  /** Maximum age in seconds while none of its tags is dropped; 0 = not cached. */
  readonly seconds: number;
}

interface Entry<Value> extends Computed<Value> {
  readonly storedAt: number;
}

interface InFlight<Value> {
  /** Undefined once settled: the maps below may retain this object, and must not retain the page with it. */
  promise: Promise<Computed<Value>> | undefined;
  /** Tags that were dropped during the computation. */
  readonly dropped: Set<string>;
}

/**
 * A cache bounded in bytes whose entries are invalidated by tag.
 * - Single flight: concurrent requests for a key share one computation, unless a tag was dropped after it started.
 * - A result whose tags were dropped during the computation is returned, but not cached.
 * - Stale while revalidate: an expired entry is returned while a new one is computed, so that pages stay available while
 *   the database is not.
 */
export class TaggedCache<Value> {
  readonly #entries: TwoQueue<Entry<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #inFlight = new Map<string, InFlight<Value>>();
  readonly #allInFlight = new Set<InFlight<Value>>();
  readonly #now: () => number;
  /** Counts of lookups; an expired entry is a miss. */
  readonly lookups = { hits: 0, misses: 0 };

  constructor(options: { maxBytes: number; now?: () => number }) {
    this.#now = options.now ?? Date.now;
    this.#entries = new TwoQueue({
      maxBytes: options.maxBytes,
      bytesOf: (entry, key) => entry.bytes + key.length * 2 + 512,
      onEvict: (entry, key) => this.#forgetTags(key, entry.tags),
    });
  }

  get size(): { entries: number; bytes: number } {
    return this.#entries.size;
  }

  /** Returns the value of an entry that has not expired. */
  getFresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // An age below zero is of a clock that was set back since.
    const ageMs = this.#now() - entry.storedAt;
    if (ageMs < 0 || ageMs >= entry.seconds * 1000) return undefined;
    this.lookups.hits += 1;
    return entry.value;
  }

  /** Returns the cached value or computes it. @throws what `compute` throws, unless there is an expired entry to return */
  async fetch(key: string, compute: () => Promise<Computed<Value>>): Promise<Value> {
    const fresh = this.getFresh(key);
    if (fresh !== undefined) return fresh;
    this.lookups.misses += 1;
    const entry = this.#entries.get(key);
    const computing = this.#join(key) ?? this.#start(key, compute);
    if (!entry) return (await computing).value;
    computing.catch(() => {});
    return entry.value;
  }

  /** Evicts every entry with this tag; `noun:all` evicts those with any tag of that noun. */
  drop(tag: string): void {
    for (const inFlight of this.#allInFlight) inFlight.dropped.add(tag);
    if (tag.endsWith(':all')) {
      const prefix = tag.slice(0, -3);
      for (const known of [...this.#keysByTag.keys()]) if (known.startsWith(prefix)) this.#dropKeys(known);
    } else this.#dropKeys(tag);
  }

  /** Evicts everything, and keeps running computations out of the cache: announcements may have been missed. */
  clear(): void {
    for (const inFlight of this.#allInFlight) inFlight.dropped.add('*');
    this.#entries.clear();
  }

  #dropKeys(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  #join(key: string): Promise<Computed<Value>> | undefined {
    const inFlight = this.#inFlight.get(key);
    return inFlight && inFlight.dropped.size === 0 ? inFlight.promise : undefined;
  }

  #start(key: string, compute: () => Promise<Computed<Value>>): Promise<Computed<Value>> {
    const promise = compute();
    const inFlight: InFlight<Value> = { promise, dropped: new Set() };
    this.#inFlight.set(key, inFlight);
    this.#allInFlight.add(inFlight);
    const stored = promise.then((computed) => {
      this.#store(key, computed, inFlight.dropped);
      return computed;
    });
    const settle = () => {
      inFlight.promise = undefined;
      this.#allInFlight.delete(inFlight);
      if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
    };
    stored.then(settle, settle);
    return stored;
  }

  #store(key: string, computed: Computed<Value>, dropped: ReadonlySet<string>): void {
    if (computed.seconds <= 0 || isOutdated(computed.tags, dropped)) return;
    if (!this.#entries.set(key, { ...computed, storedAt: this.#now() })) return;
    for (const tag of computed.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
  }

  #forgetTags(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

function isOutdated(tags: ReadonlySet<string>, dropped: ReadonlySet<string>): boolean {
  if (dropped.has('*')) return true;
  for (const tag of dropped) {
    if (tags.has(tag)) return true;
    if (tag.endsWith(':all') && [...tags].some((known) => known.startsWith(tag.slice(0, -3)))) return true;
  }
  return false;
}
