import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, stepAt, stepOfCode, totpAddress } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('one-time passwords', () => {
  // RFC 6238 appendix B, SHA-1, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it('are taken a step early or late, and once', () => {
    const now = 1_111_111_111_000;
    const step = stepAt(now);
    expect(stepOfCode(secret, codeOfStep(secret, step - 1), now, 0)).toBe(step - 1);
    expect(stepOfCode(secret, codeOfStep(secret, step + 1), now, 0)).toBe(step + 1);
    expect(stepOfCode(secret, codeOfStep(secret, step - 2), now, 0)).toBeUndefined();
    expect(stepOfCode(secret, codeOfStep(secret, step), now, step)).toBeUndefined();
    expect(stepOfCode(secret, '12345', now, 0)).toBeUndefined();
  });

  // RFC 4648 section 10.
  it('write secrets in base32', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    const address = totpAddress(secret, { issuer: 'სალბუნი', email: 'a@b.ge' });
    expect(new URL(address).searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});
