import { Parser } from 'htmlparser2';
import { escapeMarkup } from '#shared/content/escape-markup.ts';

/** Limits of an external document; what exceeds them is dropped. */
const limits = { depth: 32, elements: 12_000, attributes: 40, name: 100 } as const;
const nameShape = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;

/**
 * Rewrites untrusted XML as well-formed XML of bounded depth and size, in one pass. Only elements, attributes and text remain:
 * without declarations there are no custom entities and nothing to fetch, and parsers never see the broken or deeply nested
 * documents that slow them down.
 */
export function tidyXml(raw: string): string {
  const written: string[] = [];
  const open: string[] = [];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        if (open.length === limits.depth || elements > limits.elements || !isName(name)) {
          parser.pause();
          return;
        }
        open.push(name);
        const cleaned = Object.entries(attributes)
          .slice(0, limits.attributes)
          .filter(([attribute]) => isName(attribute))
          .map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`);
        written.push(`<${name}${cleaned.join('')}>`);
      },
      ontext(text) {
        if (open.length > 0) written.push(escapeXml(text));
      },
      onclosetag() {
        const name = open.pop();
        if (name !== undefined) written.push(`</${name}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  // A paused parser is never resumed: the rest of the document is dropped.
  parser.write(raw);
  return `<?xml version="1.0"?>${written.join('')}${open
    .reverse()
    .map((name) => `</${name}>`)
    .join('')}`;
}

const isName = (name: string): boolean => name.length <= limits.name && nameShape.test(name);

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows no others, and parsers stumble over them
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (text: string): string => escapeMarkup(text.replace(notXml, ''));
