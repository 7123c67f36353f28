/**
 * Matches text that must stay on one line: a number or range with its unit or month, a hyphen or dash beside a number
 * with the text after it, the slash of a unit, the letter of a vitamin, and a Latin abbreviation with its Georgian
 * suffix. A match extends to the end of the word, by at most nine characters, so that web addresses can still break.
 * The text before a hyphen needs no match, because browsers break after a hyphen only. A dash between words is
 * matched with the character before it, so that no line begins with a dash.
 */
export const noBreakWord =
  /((?:(?:\d(?:(?:[\d,./–-]*\d)?\s(?:×\s\d+)?[^\s\d<>(–-]{1,11}(?=-[A-zა-ჰ]|[\s<>]|$)|[\d,./]*[–-][\dA-zა-ჰ])|-\d|\/[A-zა-ჰ]{1,2}(?![A-zა-ჰ])|\b[A-Z](?:\s(?=ვიტამინ)|[A-Za-z]{0,5}-(?=[ა-ჰ])))[^\s<>]{0,9}(?:\s–(?=[\s<]|$))?|[^\s<>;]\s–(?=[\s<]|$)))/;

/** Matches outside of tags only. This is safe because the server escapes every `>` in text. */
const noBreakWordInHtml = new RegExp(`${noBreakWord.source}(?![^<>]*>)`, 'g');

/** Matches the local part of a linked e-mail address. */
const emailLocalPart = /(>[^<>@\s]{1,64}@)(?=[^<>@\s]+<)/g;

/**
 * Wraps these words in `<span>` elements, which `RichText.module.css` keeps on one line, and allows a break after the
 * local part of e-mail addresses (`<wbr>`). `data/hydration.ts` removes both again.
 */
export const wrapNoBreakWords = (html: string): string =>
  html.replace(noBreakWordInHtml, '<span>$1</span>').replace(emailLocalPart, '$1<wbr>');
