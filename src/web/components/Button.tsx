import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface Look {
  readonly kind?: 'main' | 'quiet';
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads to a page. */
export function ButtonLink({ kind = 'main', href, children }: Look & { readonly href: string }) {
  return (
    <a className={styles[kind]} href={href}>
      {children}
    </a>
  );
}

/** A button: it does something on this page. */
export function Button({ kind = 'main', onPress, children }: Look & { readonly onPress: () => void }) {
  return (
    <button type="button" className={styles[kind]} onClick={onPress}>
      {children}
    </button>
  );
}
