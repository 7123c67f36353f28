import { safeLink } from '#shared/content/safe-address.ts';

/** What stands in our texts in place of an element of other programs. */
const renamed: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/** Words that a tracked change took out, and comments, which stand at the end of what Word puts on the clipboard. */
const notOfTheText = 'del, [data-style*="mso-element:comment"], .MsoCommentReference';

/**
 * Turns the HTML that Word and Google Docs put on the clipboard into what our documents are made of: styles that mean something
 * become elements, and Word's lists, which are paragraphs with a sign before them, become lists; pictures, which are not in the
 * library, empty lines, links to nowhere, what was taken out of the text and what was said about it go.
 */
export function cleanPasted(html: string): string {
  // What was copied in an editor of ours is in our form.
  if (html.includes('data-pm-slice')) return html;
  // The content policy of the page forbids styles in HTML: browsers do not read them, and report each one.
  const unstyled = html
    .replace(/<style[\s>][\s\S]*?<\/style>/gi, '')
    .replace(/(<[^>]*\s)style(?=\s*=)/gi, '$1data-style');
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  for (const element of body.querySelectorAll(notOfTheText)) element.remove();
  gatherLists(body);
  for (const element of body.querySelectorAll('[data-style]')) readStyle(element);
  for (const element of body.querySelectorAll('h1, h5, h6')) rename(element, renamed[element.tagName] ?? 'p');
  for (const bold of body.querySelectorAll(':is(h2, h3, h4) :is(b, strong)')) unwrap(bold);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const element of body.querySelectorAll('img, colgroup')) element.remove();
  for (const line of body.querySelectorAll('body > br, p')) if (isBlank(line)) line.remove();
  return body.innerHTML.replaceAll('&nbsp;', ' ');
}

const isBlank = ({ textContent }: Element): boolean =>
  (textContent ?? '').replaceAll('\u00a0', ' ').trim() === '';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Makes elements of the styles of a piece of text; of a paragraph they say nothing that our texts have. */
function readStyle(element: Element): void {
  const declarations = (element.getAttribute('data-style') ?? '').split(';').map((one) => one.split(':'));
  const style = new Map(declarations.map(([name = '', value = '']) => [name.trim(), value.trim()]));
  const weight = style.get('font-weight') ?? '';
  if (/^(B|STRONG)$/.test(element.tagName) && /^(normal|[1-4]00)$/.test(weight)) unwrap(element);
  if (!/^(SPAN|FONT)$/.test(element.tagName)) return;
  if (/^(bold|bolder|[5-9]00)$/.test(weight)) wrapContent(element, 'strong');
  if (style.get('font-style') === 'italic') wrapContent(element, 'em');
  const raised = /^(super|sub)$/.exec(style.get('vertical-align') ?? '')?.[1];
  if (raised) wrapContent(element, raised === 'sub' ? 'sub' : 'sup');
}

/** A link leads to a page of its own, a mailbox or a telephone; places within another text are nowhere in ours. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const passedOn = /^https:\/\/www\.google\.com\/url\?/.test(href) && new URL(href).searchParams.get('q');
  const target = safeLink(passedOn || href);
  if (target && /^([a-z]+:|\/)/i.test(target)) link.setAttribute('href', target);
  else unwrap(link);
}

interface OpenList {
  /** Word's name of the list. */
  readonly key: string;
  readonly level: number;
  readonly list: Element;
}

/** Word's paragraphs of a list say its name and their level in it; the number or sign before them is text. */
function gatherLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const line of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const [, key = '', digits = '1'] =
      /mso-list:\s*(l\d+) level(\d+)/.exec(line.getAttribute('data-style') ?? '') ?? [];
    const level = Number(digits);
    const sign = line.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]');
    const name = /^[\s(]*[\p{L}\d]+[.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    const isNext =
      open[0] !== undefined && open[0].key === key && line.previousElementSibling === open[0].list;
    open = isNext ? open.filter((one) => one.level <= level) : [];
    const last = open.at(-1);
    const list = last?.level === level ? last.list : body.ownerDocument.createElement(name);
    if (list !== last?.list) {
      const outer = last?.list.lastElementChild;
      if (outer) outer.append(list);
      else line.before(list);
      open.push({ key, level, list });
    }
    const item = body.ownerDocument.createElement('li');
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...line.childNodes);
    item.append(paragraph);
    list.append(item);
    line.remove();
  }
}
