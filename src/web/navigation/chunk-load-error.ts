/** A part of the program did not arrive: names the part and the cause (SPEC.md section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly reason: 'timeout' | 'missing';

  constructor(chunk: string, reason: 'timeout' | 'missing', cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${reason})`, { cause });
    this.chunk = chunk;
    this.reason = reason;
  }
}

/** SPEC.md section 9: a part that has not come after this long is given up, in milliseconds. */
const patience = 120_000;

/** Waits for a part of the program; rejects with a `ChunkLoadError` that says which part and why. */
export function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), patience);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(chunk, 'missing', cause)))
      .finally(() => clearTimeout(timer));
  });
}
