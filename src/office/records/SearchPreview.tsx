import { recordText } from '#shared/language/ka/office/office.ts';
import type { Content } from './saving/autosave.ts';

/** Search engines cut titles and descriptions about here. */
const titleLength = 60;
const descriptionLength = 160;

const textOf = (content: Content, ...names: readonly string[]): string =>
  names
    .map((name) => content[name])
    .find((value) => typeof value === 'string' && value !== '')
    ?.toString() ?? '';
const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** How a record looks in a search result. */
export function SearchPreview({ content }: { readonly content: Content }) {
  return (
    <div className="office-search-preview">
      <p className="office-hint">{recordText.searchPreview}</p>
      <p className="office-search-title">
        {cut(textOf(content, 'meta_title', 'title', 'name'), titleLength)}
      </p>
      <p>{cut(textOf(content, 'meta_description', 'introtext'), descriptionLength)}</p>
    </div>
  );
}
