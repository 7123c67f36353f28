import { setPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

/** Whether this process may raise its priority, as root may. */
function mayRaise(): boolean {
  try {
    setPriority(-6);
    setPriority(0);
    return true;
  } catch {
    return false;
  }
}

describe('hashing passwords', () => {
  it.runIf(mayRaise())('works at every priority that the portal is started with', async () => {
    try {
      for (const priority of [-11, -6, -5]) {
        setPriority(priority);
        const { hash, close } = createPasswordHasher({ atOnce: 1 });
        expect(await hash('მთვარე'), `at ${priority}`).toMatch(/^\$argon2id/);
        await close();
      }
    } finally {
      setPriority(0);
    }
  });

  it('writes argon2id with at least 19 MiB and two passes, and knows the password again', async () => {
    const { hash, matches, close } = createPasswordHasher();
    const hashed = await hash('მთვარე');
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hashed) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(await matches('მთვარე', hashed)).toBe(true);
    expect(await matches('მთვარი', hashed)).toBe(false);
    expect(await matches('anything', undefined)).toBe(false);
    expect(await hash('მთვარე')).not.toBe(hashed);
    await close();
  });

  it('goes on after a stored hash that argon2 refuses', async () => {
    const { hash, matches, close } = createPasswordHasher({ atOnce: 1 });
    const refused = '$argon2id$v=19$m=1,t=0,p=1$AAAA$AAAA';
    const [first, second] = await Promise.allSettled([matches('x', refused), hash('x')]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
    await close();
  });

  it('lets in so many at once, and refuses who comes after without any work', async () => {
    const { admit, hash, inside, close } = createPasswordHasher({ atOnce: 1, most: 3 });
    const tries = [1, 2, 3, 4, 5].map((n) =>
      admit(() => hash(`password ${n}`)).then(String, (error) => error),
    );
    expect(inside()).toBe(3);
    const outcomes = await Promise.all(tries);
    expect(outcomes.slice(0, 3).every((each) => String(each).startsWith('$argon2id'))).toBe(true);
    expect(outcomes.slice(3)).toMatchObject([
      { kind: 'unavailable', code: 'busy' },
      { kind: 'unavailable', code: 'busy' },
    ]);
    expect(inside()).toBe(0);
    expect(await admit(() => hash('later'))).toContain('$argon2id');
    await close();
  });
});
