import { journal as text } from '#shared/language/ka/journals.ts';

const kilobyte = 1024;

/** „86 კბ“, „1,4 მბ“. Less than a kilobyte is one. */
export function describeSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return text.kilobytes(String(kilobytes));
  return text.megabytes((bytes / kilobyte / kilobyte).toFixed(1).replace('.', ','));
}
