import type { PageHead } from '#web/layouts/head/page-head.ts';

/** Replaces the title and head tags of the previous page with those of the new page. */
export function applyHead({ title, tags }: PageHead): void {
  document.title = title;
  const elements = tags.map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...elements);
}
