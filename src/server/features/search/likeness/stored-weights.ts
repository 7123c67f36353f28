import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { Weights } from './learn-to-classify.ts';

/** What decides the weights: the examples and rules that they are learnt from, and the analysis of Georgian. */
const sources = [
  '../emergency',
  '../likeness',
  '../understanding',
  '../../../../shared/language/georgian',
].map((folder) => join(import.meta.dirname, folder));

/**
 * Returns what was learnt before from the same sources, or learns it. It lies beside the compiled code, wherever Node keeps
 * that (NODE_COMPILE_CACHE), because learning takes a second of processor time at each start; without such a place, and where
 * nothing can be written, it is learnt each time.
 */
export function loadWeights<Label extends string>(
  name: string,
  learn: () => Weights<Label>,
  directory = getCompileCacheDir(),
): Weights<Label> {
  if (directory === undefined) return learn();
  const file = `salbuni-${name}-${hashSources()}.weights`;
  try {
    return decode(readFileSync(join(directory, file)));
  } catch {
    const weights = learn();
    store(directory, { name, file, bytes: encode(weights) });
    return weights;
  }
}

let hash: string | undefined;

function hashSources(): string {
  if (hash !== undefined) return hash;
  const digest = createHash('sha256');
  for (const folder of sources)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (path.endsWith('.ts') && !path.endsWith('.test.ts'))
        digest.update(path).update(readFileSync(join(folder, path)));
  hash = digest.digest('hex').slice(0, 32);
  return hash;
}

/** Writes the file whole or not at all, as another process may read it at the same time, and removes what was learnt from other sources. */
function store(
  directory: string,
  { name, file, bytes }: { name: string; file: string; bytes: Buffer },
): void {
  const written = join(directory, `${file}.${randomUUID()}`);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(written, bytes);
    renameSync(written, join(directory, file));
    for (const other of readdirSync(directory))
      if (other.startsWith(`salbuni-${name}-`) && other !== file)
        rmSync(join(directory, other), { force: true });
  } catch {
    // A read-only place or a full disk: it is learnt again at the next start.
  }
}

/** The length of the head, the head as JSON (labels, and features in the order of their positions), the weights. */
function encode({ labels, positions, weights }: Weights<string>): Buffer {
  const head = Buffer.from(JSON.stringify({ labels, features: [...positions.keys()] }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([
    length,
    head,
    new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
  ]);
}

/** @throws if the bytes are not whole */
function decode<Label extends string>(bytes: Buffer): Weights<Label> {
  const end = 4 + bytes.readUInt32LE();
  const { labels, features } = JSON.parse(bytes.toString('utf8', 4, end));
  const weights = new Float32Array(Uint8Array.from(bytes.subarray(end)).buffer);
  if (weights.length !== labels.length * features.length) throw new Error('weights of another length');
  return {
    labels,
    positions: new Map(features.map((feature: string, position: number) => [feature, position])),
    weights,
  };
}
