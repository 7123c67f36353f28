import { wrapNoBreakWords } from './no-break-words.ts';
import styles from './RichText.module.css';

/**
 * Renders a short formatted text: a question, a comment, a part of a project. The server rendered and escaped its
 * HTML when it was saved. The main text of a page uses `RichText`.
 */
export function Passage({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's one html renderer, which escapes all
  return <div className={styles.passage} dangerouslySetInnerHTML={{ __html: wrapNoBreakWords(html) }} />;
}
