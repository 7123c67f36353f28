/**
 * Where a line would break in the middle of what is read as one: a number or a range with its unit or month, a hyphen or a
 * dash beside a number with what follows, the slash of a unit, the letter of a vitamin, a foreign abbreviation with the
 * Georgian that hangs on it. From there to the end of the word, of a web address not more than a piece; what stands before a
 * hyphen holds on to it by itself. And a dash between words ends a line, it does not begin one.
 */
export const unbrokenWord =
  /((?:(?:\d(?:(?:[\d,./–-]*\d)?\s(?:×\s\d+)?[^\s\d<>(–-]{1,11}(?=-[A-zა-ჰ]|[\s<>]|$)|[\d,./]*[–-][\dA-zა-ჰ])|-\d|\/[A-zა-ჰ]{1,2}(?![A-zა-ჰ])|\b[A-Z](?:\s(?=ვიტამინ)|[A-Za-z]{0,5}-(?=[ა-ჰ])))[^\s<>]{0,9}(?:\s–(?=[\s<]|$))?|[^\s<>;]\s–(?=[\s<]|$)))/;

/** Outside of tags: no text of safe html holds a bare `>`. */
const wordOfHtml = new RegExp(`${unbrokenWord.source}(?![^<>]*>)`, 'g');

/** The end of the name in a link that shows an address of mail. */
const mailName = /(>[^<>@\s]{1,64}@)(?=[^<>@\s]+<)/g;

/**
 * Safe html with those words in elements that `RichText.module.css` keeps on one line, and with a place in addresses of mail
 * where they may break. `data/hydration.ts` takes both out again.
 */
export const holdWords = (html: string): string =>
  html.replace(wordOfHtml, '<span>$1</span>').replace(mailName, '$1<wbr>');
