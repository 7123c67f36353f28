import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal, type Secrets } from '#server/adapters/sealing/seal.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createTwoFactorRepository } from './two-factor.repository.ts';
import { createTwoFactor } from './two-factor.service.ts';

/** The secret of RFC 6238 appendix B. */
const secret = Buffer.from('12345678901234567890');
const authSecret = 's'.repeat(40);
let database: OpenedDatabase;
let time = 0;
let account = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const values = { email: `${crypto.randomUUID()}@example.ge` };
  const row = await database.db
    .insertInto('account')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  account = row.id;
});

const sealOf = (secrets: Secrets = { current: authSecret }) => createSeal(secrets, 'sealed secrets');
const open = (secrets?: Secrets) =>
  createTwoFactor({
    repository: createTwoFactorRepository(database.db),
    seal: sealOf(secrets),
    now: () => time,
  });
const store = async (sealed: string) =>
  createTwoFactorRepository(database.db).saveTwoFactor(account, sealed, []);
const storedSecret = async () =>
  (await createTwoFactorRepository(database.db).findTwoFactor(account))?.secret;
/** What a program before this one stored: base64 of nonce, AES-256-GCM text and tag. */
function sealEarlier(bytes: Buffer): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'salbuni sealed secrets', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

describe('time-based codes', () => {
  // RFC 6238 appendix B, SHA-1, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %d s', async (seconds, code) => {
    await store(await sealOf().close(secret));
    time = seconds * 1000;
    expect(await open().takeCode(account, code)).toEqual({ outcome: 'right' });
  });

  it('are accepted a step early or late, in order, and once', async () => {
    time = 1_111_111_111_000;
    const { address } = await open().enrol(account, { issuer: 'სალბუნი', email: 'a@b.ge' });
    const { codeAt } = authenticatorOf(address);
    const take = async (at: number) => (await open().takeCode(account, codeAt(at))).outcome === 'right';
    expect(await take(time - 60_000)).toBe(false);
    expect(await take(time + 60_000)).toBe(false);
    expect(await take(time - 30_000)).toBe(true);
    expect(await take(time - 30_000)).toBe(false);
    expect(await take(time + 30_000)).toBe(true);
    expect(await take(time)).toBe(false);
    expect(await open().takeCode(account, '12345')).toEqual({ outcome: 'wrong' });
  });

  it('come from an address that any authenticator app reads', async () => {
    const { address } = await open().enrol(account, { issuer: 'სალბუნი', email: 'a@b.ge' });
    const { protocol, host, pathname, searchParams } = new URL(address);
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/სალბუნი:a@b.ge']);
    expect(searchParams.get('secret')).toMatch(/^[A-Z2-7]{32}$/);
    expect(searchParams.get('issuer')).toBe('სალბუნი');
  });
});

describe('a stored secret', () => {
  it('that an earlier program sealed opens, and is written anew', async () => {
    await store(sealEarlier(secret));
    time = 59_000;
    expect(await open().takeCode(account, '287082')).toEqual({ outcome: 'right' });
    const renewed = await storedSecret();
    expect(renewed?.split('.')).toHaveLength(5);
    time = 1_111_111_109_000;
    expect(await open().takeCode(account, '081804')).toEqual({ outcome: 'right' });
    expect(await storedSecret()).toBe(renewed);
  });

  it('is read while AUTH_SECRET changes, and sealed anew with the new one', async () => {
    await store(await sealOf().close(secret));
    time = 59_000;
    const changing = { current: 'n'.repeat(40), previous: authSecret };
    expect(await open(changing).takeCode(account, '287082')).toEqual({ outcome: 'right' });
    time = 1_111_111_109_000;
    expect(await open({ current: changing.current }).takeCode(account, '081804')).toEqual({
      outcome: 'right',
    });
  });

  it('of people who do not sign in is sealed anew too', async () => {
    await database.db.deleteFrom('account_two_factor').execute();
    await store(sealEarlier(secret));
    const changing = { current: 'n'.repeat(40), previous: authSecret };
    await open(changing).resealSecrets();
    const renewed = await storedSecret();
    await open(changing).resealSecrets();
    expect(await storedSecret()).toBe(renewed);
    time = 59_000;
    const { outcome } = await open({ current: changing.current }).takeCode(account, '287082');
    expect(outcome).toBe('right');
  });

  it('is not read with another AUTH_SECRET, nor when it was changed', async () => {
    const sealed = await sealOf().close(secret);
    expect(sealed).not.toContain(secret.toString('base64url'));
    await store(sealed);
    await expect(open({ current: 't'.repeat(40) }).takeCode(account, '287082')).rejects.toThrow();
    await store(
      sealed.replace(/\.([^.])([^.]*)$/, (_all, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
    );
    await expect(open().takeCode(account, '287082')).rejects.toThrow();
    const earlier = sealEarlier(secret);
    await store(`${earlier.startsWith('A') ? 'B' : 'A'}${earlier.slice(1)}`);
    await expect(open().takeCode(account, '287082')).rejects.toThrow();
  });
});
