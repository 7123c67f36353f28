import { TwoQueue } from './two-queue.ts';

/** Something made from data, with the tags of the data it was made of. */
export interface Made<Value> {
  readonly value: Value;
  readonly tags: ReadonlySet<string>;
  readonly bytes: number;
  /** How long it may be used when nothing it was made of changes; 0 = not at all. */
  readonly seconds: number;
}

interface Entry<Value> extends Made<Value> {
  readonly freshUntil: number;
}

interface Flight<Value> {
  /** Gone when it has landed: tables that the maps below have outgrown hold flights for longer, and would hold pages with them. */
  making: Promise<Made<Value>> | undefined;
  /** What was announced while it was being made. */
  readonly dropped: Set<string>;
}

/**
 * Keeps what was made until its data changes, within a bound of bytes.
 * - One making per key at a time; whoever asks meanwhile waits for it, but never for one begun before a change.
 * - A change announced while something is made keeps the result out of the cache.
 * - Past its time an entry is still given, once more, while a new one is made: a database that is away costs no page.
 */
export class TaggedCache<Value> {
  readonly #entries: TwoQueue<Entry<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #allFlights = new Set<Flight<Value>>();
  readonly #now: () => number;

  constructor(options: { maxBytes: number; now?: () => number }) {
    this.#now = options.now ?? Date.now;
    this.#entries = new TwoQueue({
      maxBytes: options.maxBytes,
      bytesOf: (entry, key) => entry.bytes + key.length * 2 + 512,
      onLeave: (entry, key) => this.#forgetTags(key, entry.tags),
    });
  }

  get size(): { entries: number; bytes: number } {
    return this.#entries.size;
  }

  /** The entry, when it is there and within its time. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil > this.#now() ? entry.value : undefined;
  }

  /** The entry, or a newly made one. Fails as `make` fails, unless an entry past its time can stand in. */
  async fetch(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (entry && entry.freshUntil > this.#now()) return entry.value;
    const making = this.#join(key) ?? this.#begin(key, make);
    if (!entry) return (await making).value;
    making.catch(() => {});
    return entry.value;
  }

  /** Data with this tag changed. `noun:all` means more records than could be named. */
  drop(tag: string): void {
    for (const flight of this.#allFlights) flight.dropped.add(tag);
    if (tag.endsWith(':all')) {
      const prefix = tag.slice(0, -3);
      for (const known of [...this.#keysByTag.keys()]) if (known.startsWith(prefix)) this.#dropKeys(known);
    } else this.#dropKeys(tag);
  }

  /** Nothing that was made before now may be used: changes may have gone unheard. */
  clear(): void {
    for (const flight of this.#allFlights) flight.dropped.add('*');
    this.#entries.clear();
  }

  #dropKeys(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  #join(key: string): Promise<Made<Value>> | undefined {
    const flight = this.#flights.get(key);
    return flight && flight.dropped.size === 0 ? flight.making : undefined;
  }

  #begin(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const making = make();
    const flight: Flight<Value> = { making, dropped: new Set() };
    this.#flights.set(key, flight);
    this.#allFlights.add(flight);
    const landed = making.then((made) => {
      this.#store(key, made, flight.dropped);
      return made;
    });
    const end = () => {
      flight.making = undefined;
      this.#allFlights.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    landed.then(end, end);
    return landed;
  }

  #store(key: string, made: Made<Value>, dropped: ReadonlySet<string>): void {
    if (made.seconds <= 0 || isOutdated(made.tags, dropped)) return;
    if (!this.#entries.set(key, { ...made, freshUntil: this.#now() + made.seconds * 1000 })) return;
    for (const tag of made.tags) {
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
