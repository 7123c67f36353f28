import { journal as text } from '#shared/language/ka/reading/journals.ts';

const kilobyte = 1024;

/** Formats a file size: „86 კბ“, „1,4 მბ“. The smallest result is one kilobyte. */
export function describeSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return text.kilobytes(String(kilobytes));
  return text.megabytes((bytes / kilobyte / kilobyte).toFixed(1).replace('.', ','));
}
