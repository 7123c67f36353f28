import type { ReactNode } from 'react';
import { ExternalMark } from '#web/components/navigation/ExternalMark.tsx';

interface MenuLinkProps {
  readonly url: string;
  readonly isExternal: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders a link of the editors' menu. An external one opens a new window and is marked. */
export function MenuLink({ url, isExternal, className, children }: MenuLinkProps) {
  return isExternal ? (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalMark />
    </a>
  ) : (
    <a className={className} href={url}>
      {children}
    </a>
  );
}
