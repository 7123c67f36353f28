import type { ReactNode } from 'react';
import styles from './ContactLink.module.css';
import { ExternalMark } from './ExternalMark.tsx';

interface ContactLinkProps {
  readonly href: string;
  /** It leads to somebody else's site. */
  readonly isExternal?: boolean;
  readonly children: ReactNode;
}

/** A way to reach somebody: a telephone, a mail address, a map, a site. */
export function ContactLink({ href, isExternal = false, children }: ContactLinkProps) {
  return (
    <a
      className={styles.link}
      href={href}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
    >
      {children}
      {isExternal && <ExternalMark />}
    </a>
  );
}
