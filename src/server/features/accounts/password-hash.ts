import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import { createPasswordThreads } from './password-threads.ts';

/** OWASP's smallest argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

interface HasherOptions {
  /** Hashes at once; one core is left to those who read. */
  readonly atOnce?: number;
  /** How many may be inside at once; who comes after is told to come later. */
  readonly most?: number;
}

/** Hashes and checks passwords with argon2id, in PHC form. Each hash takes 19 MiB and tens of milliseconds of a core. */
export function createPasswordHasher({
  atOnce = Math.max(1, availableParallelism() - 1),
  most = atOnce * 120,
}: HasherOptions = {}) {
  const { derive, close } = createPasswordThreads({ atOnce });
  let inside = 0;

  function refuseWhenFull(): void {
    if (inside >= most) throw new Problem('unavailable', { message: say.busy, code: 'busy' });
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

  /** Whether the password is the hashed one. Without a hash the same work is done, and the answer is no. */
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

  return { admit, refuseWhenFull, hash, matches, inside: () => inside, close };
}

const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
/** A hash of the same cost that no password is checked against in earnest. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(randomBytes(16))}$${plain(randomBytes(tagLength))}`;
