import { Parser } from 'htmlparser2';
import { escapeMarkup } from '#shared/content/escape-markup.ts';

/** A document from outside is read until it is deeper or has more elements than this; the rest is left out. */
const limits = { depth: 32, elements: 12_000, attributes: 40, name: 100 } as const;
const nameShape = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;

/**
 * XML from outside as well-formed XML of bounded depth and size, in one pass: elements, attributes and text alone. There
 * are no declarations in it, so no entities of its own and nothing to fetch; parsers that slow down on broken or deeply
 * nested documents never see one.
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
        const kept = Object.entries(attributes)
          .slice(0, limits.attributes)
          .filter(([attribute]) => isName(attribute))
          .map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`);
        written.push(`<${name}${kept.join('')}>`);
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
  // A parser that paused is never resumed: what it did not read does not count.
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
