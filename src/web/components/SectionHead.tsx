import { ExternalMark } from './ExternalMark.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** Where the section goes on, and what the link says. */
  readonly more?:
    | { readonly href: string; readonly text: string; readonly label: string; readonly isExternal: boolean }
    | undefined;
  /** A rule above it sets off a section of the main column; the side column has none. */
  readonly isPlain?: boolean;
  readonly id?: string;
}

/** Head of a section: its title and, beside it, the way to all of it. */
export function SectionHead({ title, more, isPlain = false, id }: SectionHeadProps) {
  return (
    <div className={isPlain ? styles.plain : styles.ruled}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {more && (
        <a
          className={styles.more}
          href={more.href}
          aria-label={more.label}
          {...(more.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {more.text}
          {more.isExternal && <ExternalMark />}
        </a>
      )}
    </div>
  );
}
