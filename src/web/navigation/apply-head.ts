import type { PageHead } from '#web/frames/page-head.ts';

/** Exchanges the title and tags of the page that was left for those of the page that came. */
export function applyHead({ title, tags }: PageHead): void {
  document.title = title;
  const made = tags.map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...made);
}
