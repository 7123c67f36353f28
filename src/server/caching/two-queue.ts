import { LRUCache } from 'lru-cache';

export interface TwoQueueOptions<Value> {
  readonly maxBytes: number;
  readonly bytesOf: (value: Value, key: string) => number;
  /** Receives every entry that is evicted, deleted or replaced. */
  readonly onEvict: (value: Value, key: string) => void;
}

/** The share of the bytes that the probation queue has. */
const probationShare = 1 / 24;
/** The share of the bytes that a single entry may have. */
const maxEntryShare = 1 / 8;
const maxGhosts = 2_000;

/**
 * A 2Q cache bounded in bytes: a crawler that requests every page once does not evict the pages that readers request often.
 * While the main queue has room, every entry goes there. After that a new key goes through a short probation queue; a second
 * request moves it to the main queue, which evicts its least recently used entry.
 */
export class TwoQueue<Value extends object> {
  readonly #main: LRUCache<string, Value>;
  readonly #probation: LRUCache<string, Value>;
  /** Keys that were evicted from probation lately. */
  readonly #ghosts = new LRUCache<string, true>({ max: maxGhosts });
  readonly #bytesOf: TwoQueueOptions<Value>['bytesOf'];
  readonly #maxEntryBytes: number;

  constructor({ maxBytes, bytesOf, onEvict }: TwoQueueOptions<Value>) {
    const probation = Math.max(1, Math.floor(maxBytes * probationShare));
    this.#bytesOf = bytesOf;
    this.#maxEntryBytes = Math.floor(maxBytes * maxEntryShare);
    this.#main = new LRUCache({
      maxSize: Math.max(1, maxBytes - probation),
      sizeCalculation: bytesOf,
      dispose: onEvict,
    });
    this.#probation = new LRUCache({
      maxSize: probation,
      sizeCalculation: bytesOf,
      dispose: (value, key) => {
        if (this.#main.peek(key) === value) return;
        this.#ghosts.set(key, true);
        onEvict(value, key);
      },
    });
  }

  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#main.size + this.#probation.size,
      bytes: this.#main.calculatedSize + this.#probation.calculatedSize,
    };
  }

  get(key: string): Value | undefined {
    const value = this.#main.get(key);
    if (value) return value;
    const onProbation = this.#probation.get(key);
    if (onProbation) this.#promote(key, onProbation);
    return onProbation;
  }

  /** Adds or replaces an entry. @returns whether it was stored */
  set(key: string, value: Value): boolean {
    const bytes = this.#bytesOf(value, key);
    if (bytes > this.#maxEntryBytes) {
      this.delete(key);
      return false;
    }
    if (this.#belongsInMain(key, bytes)) {
      this.#promote(key, value);
      return true;
    }
    if (bytes > this.#probation.maxSize) {
      this.#probation.delete(key);
      this.#ghosts.set(key, true);
      return false;
    }
    this.#probation.set(key, value);
    return true;
  }

  delete(key: string): void {
    this.#main.delete(key);
    this.#probation.delete(key);
  }

  clear(): void {
    this.#main.clear();
    this.#probation.clear();
  }

  #belongsInMain(key: string, bytes: number): boolean {
    const hasRoom = this.#main.calculatedSize + bytes <= this.#main.maxSize;
    return hasRoom || this.#main.has(key) || this.#ghosts.has(key);
  }

  #promote(key: string, value: Value): void {
    this.#main.set(key, value);
    this.#probation.delete(key);
  }
}
