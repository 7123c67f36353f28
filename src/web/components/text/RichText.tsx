import { wrapNoBreakWords } from './no-break-words.ts';
import tables from './RichTables.module.css';
import styles from './RichText.module.css';

/**
 * Renders the main text of a page, or a part of it. The server rendered and escaped its HTML when the document was
 * saved. A page has one text: hydration puts it together from the `data-body` elements instead of receiving it twice.
 */
export function RichText({ html }: { readonly html: string }) {
  const body = { __html: wrapNoBreakWords(html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's one html renderer, which escapes all
  return <div className={`${styles.text} ${tables.tables}`} data-body dangerouslySetInnerHTML={body} />;
}
