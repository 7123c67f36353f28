import { ChevronLeft, ChevronRight } from 'lucide-react';
import { article } from '#shared/language/ka/reading/article.ts';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly trail: readonly { readonly title: string; readonly url: string }[];
}

/**
 * Renders the path from the home page to the section of this page; on phones the way back to the section alone. Pages
 * right below the home page have none, because the logo leads there.
 */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  if (trail.length < 2) return null;
  return (
    <nav className={styles.trail} aria-label={article.trail} data-no-print>
      <ol className={styles.list}>
        {trail.map(({ title, url }, index) => (
          <li key={url} className={styles.item}>
            <a className={styles.link} href={url}>
              <ChevronLeft size={18} className={styles.back} />
              {title}
            </a>
            {index < trail.length - 1 && <ChevronRight size={15} className={styles.mark} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
