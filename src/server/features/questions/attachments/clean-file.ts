import { Problem } from '#shared/contracts/problem.ts';
import { attachmentMessages as messages } from '#shared/language/ka/asking/attachments.ts';
import { type AttachmentKind, attachmentKindOf } from '#shared/questions/attachments.ts';

/** The pixel limit, checked before decoding. */
const maxPixels = 60_000_000;

/** A fault of an uploaded file, at its field. */
export function fileProblem(
  kind: 'bad_input' | 'too_large' | 'unsupported_media_type',
  code: keyof typeof messages.refused,
): Problem {
  const complaint = { message: messages.refused[code], code };
  return new Problem(kind, complaint, { file: [complaint] });
}

const broken = () => fileProblem('bad_input', 'broken');

/**
 * Checks a file by its bytes and returns what is stored of it. Pictures are decoded and encoded anew, upright and in their own
 * size, because a doctor looks at details; so metadata (EXIF with the place and the device, XMP, comments) is gone and what is no
 * picture is found. A PDF is stored unchanged.
 * @throws Problem 415 `bad_type`, 400 `broken`, 413 `too_many_pixels`
 */
export async function cleanFile(bytes: Uint8Array): Promise<{ kind: AttachmentKind; bytes: Uint8Array }> {
  const kind = attachmentKindOf(bytes);
  if (kind === undefined) throw fileProblem('unsupported_media_type', 'bad_type');
  if (kind === 'pdf') {
    // A PDF ends with this mark, behind which some programs leave a few bytes.
    if (!Buffer.from(bytes.subarray(-2_048)).includes('%%EOF')) throw broken();
    return { kind, bytes };
  }
  // The library of pictures comes with the first one: most portals' processes see none for days.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const encoded = {
    jpeg: () => picture.jpeg({ quality: 92 }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality: 92, effort: 2 }),
  }[kind]();
  const stored = await encoded.toBuffer().catch((error: unknown) => {
    throw error instanceof Error && error.message.includes('exceeds pixel limit')
      ? fileProblem('too_large', 'too_many_pixels')
      : broken();
  });
  return { kind, bytes: stored };
}
