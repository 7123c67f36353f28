import { plainTextOf, type RichDocument } from '#shared/content/document.ts';

/** A value of a record as text for people. */
export function readableValue(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (isDocument(value)) return value.content.map(plainTextOf).join('\n');
  if (Array.isArray(value)) return value.map((one) => `• ${readableValue(one)}`).join('\n');
  return typeof value === 'object' ? Object.values(value).map(readableValue).join(' · ') : String(value);
}

const isDocument = (value: unknown): value is RichDocument =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  'content' in value;
