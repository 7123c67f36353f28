import { safeLink } from '#shared/content/safe-address.ts';

/** What stands in our texts in place of an element of other programs. */
const renamed: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/**
 * Turns the HTML that Word and Google Docs put on the clipboard into what our documents are made of: Word's lists, which are
 * paragraphs with a sign before them, become lists; pictures, which are not in the library, empty lines and links to nowhere go.
 */
export function cleanPasted(html: string): string {
  // What was copied in an editor of ours is in our form.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  gatherLists(body);
  for (const element of body.querySelectorAll('h1, h5, h6')) rename(element, renamed[element.tagName] ?? 'p');
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const picture of body.querySelectorAll('img')) picture.remove();
  for (const line of body.querySelectorAll('body > br, b > br, p'))
    if (isBlank(line.textContent)) line.remove();
  return body.innerHTML.replaceAll('&nbsp;', ' ');
}

const isBlank = (text: string | null): boolean => (text ?? '').replaceAll('\u00a0', ' ').trim() === '';

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** A link leads to a page of its own, a mailbox or a telephone; places within another text are nowhere in ours. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const passedOn = /^https:\/\/www\.google\.com\/url\?/.test(href) && new URL(href).searchParams.get('q');
  const target = safeLink(passedOn || href);
  if (target && /^([a-z]+:|\/)/i.test(target)) link.setAttribute('href', target);
  else link.replaceWith(...link.childNodes);
}

/** Word's paragraphs of a list say its level; the number or sign before them is text. */
function gatherLists(body: HTMLElement): void {
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const line of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d+)/.exec(line.getAttribute('style') ?? '')?.[1] ?? 1);
    const sign = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const name = /^[\s(]*[\p{L}\d]+[.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (open[0] === undefined || line.previousElementSibling !== open[0].list) open = [];
    open = open.filter((one) => one.level <= level);
    let inner = open.at(-1);
    if (inner?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      const parent = inner?.list.lastElementChild;
      if (parent) parent.append(list);
      else line.before(list);
      inner = { level, list };
      open.push(inner);
    }
    const item = body.ownerDocument.createElement('li');
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...line.childNodes);
    item.append(paragraph);
    inner.list.append(item);
    line.remove();
  }
}
