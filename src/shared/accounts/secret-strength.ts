/** The minimum entropy of a secret in bits, estimated from its character frequencies. */
const minSecretBits = 96;

/** Whether a secret has few different characters, is repetitive or sequential. */
export function isGuessableSecret(secret: string): boolean {
  const { length } = secret;
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits += count * Math.log2(length / count);
  if (bits < minSecretBits) return true;
  for (let period = 1; period <= (length * 2) / 3; period += 1)
    if (secret.slice(period) === secret.slice(0, length - period)) return true;
  const codes = [...secret].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1);
  return steps.length > length / 2;
}
