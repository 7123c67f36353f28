import type { ReactNode } from 'react';
import { ExternalMark } from '../navigation/ExternalMark.tsx';
import styles from './ContactLink.module.css';

interface ContactLinkProps {
  readonly href: string;
  /** Whether the link leads to another site. */
  readonly isExternal?: boolean;
  readonly children: ReactNode;
}

/** Renders a link to a telephone number, e-mail address, map or site. */
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
