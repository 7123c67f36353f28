import { ChevronRight } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import styles from './Breadcrumbs.module.css';
import { Kept } from './Kept.tsx';

interface BreadcrumbsProps {
  readonly trail: readonly { readonly title: string; readonly url: string }[];
}

/** The way from the home page to this one. The last link is the section the page lies in. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <Kept name={`trail ${JSON.stringify(trail)}`}>
      <nav className={styles.trail} aria-label={article.trail} data-no-print>
        <ol className={styles.list}>
          {trail.map(({ title, url }, index) => (
            <li key={url} className={styles.item}>
              <a className={styles.link} href={url}>
                {title}
              </a>
              {index < trail.length - 1 && <ChevronRight size={15} className={styles.mark} />}
            </li>
          ))}
        </ol>
      </nav>
    </Kept>
  );
}
