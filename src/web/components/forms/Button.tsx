import type { ReactNode } from 'react';
import { ExternalMark } from '../navigation/ExternalMark.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  readonly kind?: 'main' | 'quiet';
  readonly onPress: () => void;
  /** Disables the button while its action is running. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

interface ButtonLinkProps extends Pick<ButtonProps, 'children'> {
  /** `ask` leads to a doctor, and is the only use of its colour. */
  readonly kind?: ButtonProps['kind'] | 'ask';
  readonly href: string;
  /** Whether the link leads to another site. */
  readonly isExternal?: boolean;
}

/** Renders a button, which acts on the current page. */
export function Button({ kind = 'main', onPress, isBusy = false, children }: ButtonProps) {
  return (
    <button type="button" className={styles[kind]} onClick={onPress} disabled={isBusy}>
      {children}
    </button>
  );
}

/** Renders a link with the look of a button. */
export function ButtonLink({ kind = 'main', href, isExternal = false, children }: ButtonLinkProps) {
  return (
    <a
      className={styles[kind]}
      href={href}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
    >
      {children}
      {isExternal && <ExternalMark />}
    </a>
  );
}
