import { textOfHtml } from './html-text.ts';

/** Characters that a sentence may have to be told alone. */
const longest = 240;
const paragraph = /<p>([\s\S]*?)<\/p>/;
/** A sentence ends where a word of two letters or more, a figure or a bracket is followed by its mark and a space. */
const sentence = /^.*?[\p{L}\d)“%]{2}[.!?…](?=\s|$)/u;

/**
 * Returns the first sentence of a text's first paragraph, as plain text. It is empty where the sentence is longer than
 * 240 characters, because half a sentence may say the opposite of the whole.
 */
export function firstSentence(html: string): string {
  const text = textOfHtml(paragraph.exec(html)?.[1] ?? '');
  const [first = text] = sentence.exec(text) ?? [];
  return first.length <= longest ? first : '';
}
