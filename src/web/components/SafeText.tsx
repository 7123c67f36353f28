import styles from './RichText.module.css';

/** A text among others on a page: html that the server made safe when it was saved. */
export function SafeText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's one html renderer, which escapes all
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
