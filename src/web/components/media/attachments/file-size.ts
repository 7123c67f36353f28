import { attachmentText as text } from '#shared/language/ka/asking/attachments.ts';
import { attachmentSize } from '#shared/questions/attachments.ts';

/** The length of a file as readers see it: „1,4 მბ“. */
export function fileSizeOf(bytes: number): string {
  const { amount, unit } = attachmentSize(bytes);
  return `${String(amount).replace('.', ',')}\u00a0${text.size[unit]}`;
}
