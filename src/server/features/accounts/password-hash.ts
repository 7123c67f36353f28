import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';

/** OWASP's smallest argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

const derive = promisify(argon2);
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

interface HasherOptions {
  /** Hashes at once; one core is left to those who read. */
  readonly atOnce?: number;
  /** How many may wait; who comes after is told to come later. */
  readonly mostWaiting?: number;
}

/**
 * Hashes and checks passwords with argon2id, in PHC form. Each hash takes 19 MiB and tens of milliseconds of a core, so
 * few run at once and the rest wait in line.
 * @throws Problem `unavailable` when the line is full.
 */
export function createPasswordHasher({
  atOnce = Math.max(1, availableParallelism() - 1),
  mostWaiting = 600,
}: HasherOptions = {}) {
  const line: (() => void)[] = [];
  let running = 0;

  async function inTurn(parameters: Argon2Parameters): Promise<Buffer> {
    if (running >= atOnce) {
      if (line.length >= mostWaiting) throw new Problem('unavailable', { message: say.busy, code: 'busy' });
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await derive('argon2id', parameters);
    } finally {
      // The place goes to the next in line, or is free again.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  }

  async function hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const tag = await inTurn({ ...cost, message: Buffer.from(password), nonce, tagLength });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
  }

  /** Whether the password is the hashed one. Without a hash the same work is done, and the answer is no. */
  async function matches(password: string, hashed: string | null | undefined): Promise<boolean> {
    const [, memory, passes, parallelism, salt = '', known = ''] = form.exec(hashed ?? nobody) ?? [];
    const expected = Buffer.from(known, 'base64');
    const tag = await inTurn({
      message: Buffer.from(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    });
    return timingSafeEqual(tag, expected) && hashed != null;
  }

  return { hash, matches, waiting: () => line.length };
}

const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
/** A hash of the same cost that no password is checked against in earnest. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(randomBytes(16))}$${plain(randomBytes(tagLength))}`;
