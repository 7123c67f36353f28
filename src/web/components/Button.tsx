import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  readonly kind?: 'main' | 'quiet';
  readonly onPress: () => void;
  /** While what it started goes on, it takes no further press. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

interface ButtonLinkProps extends Pick<ButtonProps, 'kind' | 'children'> {
  readonly href: string;
}

/** A button: it does something on this page. */
export function Button({ kind = 'main', onPress, isBusy = false, children }: ButtonProps) {
  return (
    <button type="button" className={styles[kind]} onClick={onPress} disabled={isBusy}>
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads to a page. */
export function ButtonLink({ kind = 'main', href, children }: ButtonLinkProps) {
  return (
    <a className={styles[kind]} href={href}>
      {children}
    </a>
  );
}
