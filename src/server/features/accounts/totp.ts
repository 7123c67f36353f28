import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords, RFC 6238 with SHA-1, 30 s and 6 digits: what every authenticator app takes. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;

export const stepAt = (now: number): number => Math.floor(now / 1000 / stepSeconds);

/** The code of one 30 s step (RFC 4226 section 5.3). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step a code belongs to, one step early or late allowed, after `lastStep`; undefined when the code is wrong. */
export function stepOfCode(secret: Buffer, code: string, now: number, lastStep: number): number | undefined {
  const given = Buffer.from(code);
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => {
    const expected = Buffer.from(codeOfStep(secret, step));
    return step > lastStep && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Base32 without padding (RFC 4648), as apps show and take secrets. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The address an authenticator app reads from a QR code. */
export function totpAddress(secret: Buffer, { issuer, email }: { issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
