import { createHash, randomBytes } from 'node:crypto';
import type { Seal } from './seal.ts';
import { base32, stepOfCode, totpAddress } from './totp.ts';
import type { TwoFactorRepository } from './two-factor.repository.ts';

export type TwoFactor = ReturnType<typeof createTwoFactor>;

const recoveryCodes = 10;

/** The second factor of staff: a time-based code, or one of ten recovery codes, each good once. */
export function createTwoFactor({
  repository,
  seal,
  now,
}: {
  repository: TwoFactorRepository;
  seal: Seal;
  now: () => number;
}) {
  /** Makes a new secret and new recovery codes; the ones before are void. They are shown once, here. */
  async function enrol(
    accountId: number,
    { issuer, email }: { issuer: string; email: string },
  ): Promise<{ address: string; recovery: string[] }> {
    const secret = randomBytes(20);
    const recovery = Array.from({ length: recoveryCodes }, makeRecoveryCode);
    await repository.saveTwoFactor(accountId, seal.close(secret), recovery.map(hashRecovery));
    return { address: totpAddress(secret, { issuer, email }), recovery };
  }

  /** Uses a code up. Without an enrolled second factor no code is right. */
  async function takeCode(accountId: number, given: string): Promise<boolean> {
    const known = await repository.findTwoFactor(accountId);
    if (!known) return false;
    const code = given.replace(/[\s-]/g, '').toLowerCase();
    if (!/^\d{6}$/.test(code)) return repository.takeRecovery(accountId, hashRecovery(code));
    const step = stepOfCode(seal.open(known.secret), code, now(), Number(known.last_step));
    return step !== undefined && repository.takeStep(accountId, step);
  }

  async function isEnrolled(accountId: number): Promise<boolean> {
    return (await repository.findTwoFactor(accountId)) !== undefined;
  }

  return { enrol, takeCode, isEnrolled };
}

/** 80 random bits in two groups, easily read aloud. */
function makeRecoveryCode(): string {
  const text = base32(randomBytes(10)).toLowerCase();
  return `${text.slice(0, 8)}-${text.slice(8)}`;
}

const hashRecovery = (code: string): string =>
  createHash('sha256').update(code.replace(/-/g, '')).digest('base64url');
