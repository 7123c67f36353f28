import { LRUCache } from 'lru-cache';

export interface TwoQueueOptions<Value> {
  readonly maxBytes: number;
  readonly bytesOf: (value: Value, key: string) => number;
  /** Told of each entry that is no longer there, however it went. */
  readonly onLeave: (value: Value, key: string) => void;
}

/** The part of the bytes that what was asked for once passes through. */
const passingPart = 1 / 24;
/** No entry may take more of the bytes. */
const largestPart = 1 / 8;
const mostPassed = 2_000;

/**
 * A memory within a bound of bytes that nobody washes out by asking for everything once, as crawlers do (the method is
 * known as 2Q). While there is room everything is kept. After that, what is asked for once passes through a short queue and
 * is soon garbage again, the cheap kind; what is asked for another time is kept, and the least recently used goes for it.
 */
export class TwoQueue<Value extends object> {
  readonly #kept: LRUCache<string, Value>;
  readonly #passing: LRUCache<string, Value>;
  /** Keys that passed lately. */
  readonly #passed = new LRUCache<string, true>({ max: mostPassed });
  readonly #bytesOf: TwoQueueOptions<Value>['bytesOf'];
  readonly #largest: number;

  constructor({ maxBytes, bytesOf, onLeave }: TwoQueueOptions<Value>) {
    const passing = Math.max(1, Math.floor(maxBytes * passingPart));
    this.#bytesOf = bytesOf;
    this.#largest = Math.floor(maxBytes * largestPart);
    this.#kept = new LRUCache({
      maxSize: Math.max(1, maxBytes - passing),
      sizeCalculation: bytesOf,
      dispose: onLeave,
    });
    this.#passing = new LRUCache({
      maxSize: passing,
      sizeCalculation: bytesOf,
      dispose: (value, key) => {
        if (this.#kept.peek(key) === value) return;
        this.#passed.set(key, true);
        onLeave(value, key);
      },
    });
  }

  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#kept.size + this.#passing.size,
      bytes: this.#kept.calculatedSize + this.#passing.calculatedSize,
    };
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const passing = this.#passing.get(key);
    if (passing) this.#keep(key, passing);
    return passing;
  }

  /** Takes the place of what is there; answers whether it stays. */
  set(key: string, value: Value): boolean {
    const bytes = this.#bytesOf(value, key);
    if (bytes > this.#largest) {
      this.delete(key);
      return false;
    }
    if (this.#isToKeep(key, bytes)) {
      this.#keep(key, value);
      return true;
    }
    if (bytes > this.#passing.maxSize) {
      this.#passing.delete(key);
      this.#passed.set(key, true);
      return false;
    }
    this.#passing.set(key, value);
    return true;
  }

  delete(key: string): void {
    this.#kept.delete(key);
    this.#passing.delete(key);
  }

  clear(): void {
    this.#kept.clear();
    this.#passing.clear();
  }

  #isToKeep(key: string, bytes: number): boolean {
    const hasRoom = this.#kept.calculatedSize + bytes <= this.#kept.maxSize;
    return hasRoom || this.#kept.has(key) || this.#passed.has(key);
  }

  #keep(key: string, value: Value): void {
    this.#kept.set(key, value);
    this.#passing.delete(key);
  }
}
