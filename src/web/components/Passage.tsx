import styles from './RichText.module.css';
import { holdWords } from './unbroken-words.ts';

/**
 * A short text among others on a page: a question, a comment, a part of a project. Html that the server made safe when
 * it was saved. The page's own body stands in `RichText`.
 */
export function Passage({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's one html renderer, which escapes all
  return <div className={styles.passage} dangerouslySetInnerHTML={{ __html: holdWords(html) }} />;
}
