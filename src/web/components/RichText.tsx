import tables from './RichTables.module.css';
import styles from './RichText.module.css';
import { holdWords } from './unbroken-words.ts';

/**
 * The body of a page: html that the server made safe when the document was saved. One on a page: `data-body` is where
 * the browser finds the text again instead of fetching it twice.
 */
export function RichText({ html }: { readonly html: string }) {
  const body = { __html: holdWords(html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's one html renderer, which escapes all
  return <div className={`${styles.text} ${tables.tables}`} data-body dangerouslySetInnerHTML={body} />;
}
