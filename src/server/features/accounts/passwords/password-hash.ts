import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism, getPriority } from 'node:os';
import { Piscina } from 'piscina';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { deriveTag } from './password-thread.ts';

/** OWASP's smallest argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

interface HasherOptions {
  /** Number of threads; by default one core is left for serving pages. */
  readonly atOnce?: number;
  /** Number of callers admitted at once; the others are refused with `busy`. */
  readonly most?: number;
}

/** Hashes and checks passwords with argon2id, in PHC form. Each hash takes 19 MiB and tens of milliseconds of a core. */
export function createPasswordHasher({
  atOnce = Math.max(1, availableParallelism() - 1),
  most = atOnce * 120,
}: HasherOptions = {}) {
  const threads = createThreads(atOnce);
  const derive = async (parameters: Argon2Parameters): Promise<Buffer> =>
    Buffer.from(await threads.run(parameters));
  let inside = 0;

  function refuseWhenFull(): void {
    if (inside >= most) throw new Problem('unavailable', { message: messages.busy, code: 'busy' });
  }

  /**
   * Lets in who wants a password hashed, before anything is asked of the database for them. A thousand at once are few
   * seconds of work for the first, and a refusal that costs nothing for the rest.
   * @throws Problem `unavailable` when it is full.
   */
  async function admit<Result>(work: () => Promise<Result>): Promise<Result> {
    refuseWhenFull();
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  }

  async function hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const tag = await derive({ ...cost, message: Buffer.from(password), nonce, tagLength });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
  }

  /** Compares a password with a hash. Without a hash the same work is done, and the answer is no. */
  async function matches(password: string, hashed: string | null | undefined): Promise<boolean> {
    const [, memory, passes, parallelism, salt = '', known = ''] = form.exec(hashed ?? nobody) ?? [];
    const expected = Buffer.from(known, 'base64');
    const tag = await derive({
      message: Buffer.from(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    });
    return timingSafeEqual(tag, expected) && hashed != null;
  }

  return { admit, refuseWhenFull, hash, matches, inside: () => inside, close: () => threads.destroy() };
}

/**
 * Threads of lower priority (Linux), so that pages go before passwords where cores are few. They start when there is work
 * and end when there was none for a while. A heap of a few megabytes is plenty: what argon2 fills lies outside it.
 */
function createThreads(maxThreads: number) {
  return new Piscina<Argon2Parameters, ReturnType<typeof deriveTag>>({
    filename: new URL('./password-thread.ts', import.meta.url).href,
    name: 'deriveTag',
    minThreads: 0,
    maxThreads,
    idleTimeout: 30_000,
    // `nice` answers with the new value, and -1 is its sign of a failure: a portal at -6 would end with its first password.
    niceIncrement: getPriority() === -6 ? 4 : 5,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    recordTiming: false,
  });
}

const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
/** The hash that is compared with when an account is unknown: the same cost, and no password fits. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(randomBytes(16))}$${plain(randomBytes(tagLength))}`;
