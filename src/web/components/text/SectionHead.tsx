import { ExternalMark } from '../navigation/ExternalMark.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** A link to the whole section, with its text and accessible name. */
  readonly more?:
    | { readonly href: string; readonly text: string; readonly label: string; readonly isExternal: boolean }
    | undefined;
  /** Whether the head has no rule above it, as in the side column. */
  readonly isPlain?: boolean;
  readonly id?: string;
}

/** Renders a section's title with an optional link to the whole section. */
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
