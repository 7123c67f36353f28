/** A chunk failed to load; the error names the chunk and the reason (SPEC.md section 8). */
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

/** Time after which loading a chunk counts as failed, in milliseconds (SPEC.md section 9). */
const timeoutMs = 120_000;

/** Loads a chunk; rejects with a `ChunkLoadError` that names the chunk and the reason. */
export function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), timeoutMs);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(chunk, 'missing', cause)))
      .finally(() => clearTimeout(timer));
  });
}
