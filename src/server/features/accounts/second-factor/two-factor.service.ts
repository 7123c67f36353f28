import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Seal } from '#server/adapters/sealing/seal.ts';
import type { TwoFactorRepository, TwoFactorRow } from './two-factor.repository.ts';

export type TwoFactor = ReturnType<typeof createTwoFactor>;

const recoveryCodes = 10;
/** RFC 6238 with what every authenticator app takes; a code of the step before or after is accepted as well. */
const codeForm = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const acceptedSteps = 1;
const resealedAtOnce = 200;
const maxFailures = 5;
const closedMs = 15 * 60_000;

/** The outcome of a try: `closes` is the wrong code that closed the factor, `closed` was not looked at. */
export type CodeOutcome =
  | { readonly outcome: 'right' | 'wrong' | 'closes' }
  | { readonly outcome: 'closed'; readonly until: Date };

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
    const secret = new Secret({ size: 20 });
    const recovery = Array.from({ length: recoveryCodes }, makeRecoveryCode);
    await repository.saveTwoFactor(accountId, await seal.close(secret.bytes), recovery.map(hashRecovery));
    return { address: new TOTP({ ...codeForm, issuer, label: email, secret }).toString(), recovery };
  }

  /**
   * Checks a code, which works once. Five wrong ones close the factor for 15 minutes to all but a recovery code. Without
   * an enrolled factor every code is wrong.
   */
  async function takeCode(accountId: number, input: string): Promise<CodeOutcome> {
    const code = input.replace(/[\s-]/g, '').toLowerCase();
    const isTimed = /^\d{6}$/.test(code);
    if (!isTimed && (await repository.takeRecovery(accountId, hashRecovery(code))))
      return { outcome: 'right' };
    const at = now();
    const closesUntil = new Date(at + closedMs);
    const failures = await repository.countTry(accountId, {
      most: maxFailures,
      at: new Date(at),
      closesUntil,
    });
    const stored = await repository.findTwoFactor(accountId);
    if (!stored) return { outcome: 'wrong' };
    if (failures === undefined) return { outcome: 'closed', until: stored.closed_until ?? closesUntil };
    if (isTimed && (await isTimelyCode(accountId, stored, code))) return { outcome: 'right' };
    return { outcome: failures >= maxFailures ? 'closes' : 'wrong' };
  }

  async function isTimelyCode(accountId: number, stored: TwoFactorRow, code: string): Promise<boolean> {
    const timestamp = now();
    const secret = await openSecret(accountId, stored);
    const delta = TOTP.validate({ ...codeForm, token: code, secret, timestamp, window: acceptedSteps });
    if (delta === null) return false;
    return repository.takeStep(accountId, TOTP.counter({ ...codeForm, timestamp }) + delta);
  }

  /** Opens the stored secret. One of an earlier form or secret is written anew. */
  async function openSecret(accountId: number, stored: TwoFactorRow): Promise<Secret> {
    const bytes = await seal.open(stored.secret);
    await resealOutdated(accountId, stored.secret, bytes);
    return new Secret({ buffer: Uint8Array.from(bytes).buffer });
  }

  async function resealOutdated(accountId: number, secret: string, bytes: Uint8Array): Promise<void> {
    if (!seal.isOutdated(secret)) return;
    await repository.replaceSecret(accountId, { from: secret, to: await seal.close(bytes) });
  }

  /** Seals every secret with today's AUTH_SECRET. What is done is passed over, so it may be cut short and run again. */
  async function resealSecrets(): Promise<void> {
    const listBatch = (afterId: number) => repository.listSecrets(afterId, resealedAtOnce);
    for (let rows = await listBatch(0); rows.length > 0; rows = await listBatch(rows.at(-1)?.account_id ?? 0))
      for (const { account_id, secret } of rows)
        if (seal.isOutdated(secret)) await resealOutdated(account_id, secret, await seal.open(secret));
  }

  async function isEnrolled(accountId: number): Promise<boolean> {
    return (await repository.findTwoFactor(accountId)) !== undefined;
  }

  return { enrol, takeCode, isEnrolled, resealSecrets };
}

/** @returns 80 random bits in two groups of base32, easily read aloud. */
function makeRecoveryCode(): string {
  const text = new Secret({ size: 10 }).base32.toLowerCase();
  return `${text.slice(0, 8)}-${text.slice(8)}`;
}

const hashRecovery = (code: string): string =>
  createHash('sha256').update(code.replace(/-/g, '')).digest('base64url');
