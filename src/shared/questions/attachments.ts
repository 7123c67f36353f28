/** Files that an asker adds to a question: analyses, images, letters of discharge (CONTRACT.md section 5). */

export const attachmentKinds = ['pdf', 'jpeg', 'png', 'webp'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const attachmentTypes: Readonly<Record<AttachmentKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export const maxAttachments = 5;
/** The longest file, in bytes. */
export const maxAttachmentBytes = 10 * 1024 * 1024;
export const maxAttachmentName = 150;

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text, (sign) => sign.charCodeAt(0)).every((code, index) => bytes[at + index] === code);

/** Tells by its first bytes what a file is, whatever its name says; undefined for what a question does not take. */
export function attachmentKindOf(bytes: Uint8Array): AttachmentKind | undefined {
  if (startsWith(bytes, 0, '%PDF-')) return 'pdf';
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP') ? 'webp' : undefined;
}

/** A file's name without a path and without what is no letter of a name, such as control characters and marks of direction. */
export function attachmentNameOf(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    // Browsers send a quotation mark and line ends of a file's name escaped (HTML, multipart form data).
    .replaceAll('%22', '"')
    .replace(/%0[ad]/gi, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(clean).slice(-maxAttachmentName).join('');
}

/** Length of a file in words of its own: kilobytes below one megabyte. */
export const attachmentSize = (bytes: number): { readonly amount: number; readonly unit: 'kb' | 'mb' } =>
  bytes < 1_000_000
    ? { amount: Math.max(1, Math.round(bytes / 1000)), unit: 'kb' }
    : { amount: Math.round(bytes / 100_000) / 10, unit: 'mb' };
