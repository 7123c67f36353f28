const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret of the authenticator's address in a text. */
export function secretIn(text: string): Buffer {
  const bits = [...(/secret=([A-Z2-7]+)/.exec(text)?.[1] ?? '')]
    .map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
