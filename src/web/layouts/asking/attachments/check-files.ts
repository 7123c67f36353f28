import { attachmentMessages } from '#shared/language/ka/asking/attachments.ts';
import { attachmentKindOf, maxAttachmentBytes, maxAttachments } from '#shared/questions/attachments.ts';

const refusals = attachmentMessages.refused;

/** Checks chosen files as the server will. @returns those that may be sent, and what is wrong with the first that may not */
export async function checkFiles(
  chosen: readonly File[],
  alreadyThere: number,
): Promise<{ readonly good: readonly File[]; readonly error?: string }> {
  const good: File[] = [];
  let error: string | undefined;
  for (const file of chosen) {
    const refusal =
      alreadyThere + good.length >= maxAttachments ? refusals.too_many_files : await refusalOf(file);
    if (refusal === undefined) good.push(file);
    else error ??= `${file.name}: ${refusal}`;
  }
  return error === undefined ? { good } : { good, error };
}

async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > maxAttachmentBytes) return refusals.too_large;
  const start = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return refusals.broken;
  return attachmentKindOf(new Uint8Array(start)) === undefined ? refusals.bad_type : undefined;
}
