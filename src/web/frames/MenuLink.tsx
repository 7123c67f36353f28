import type { ReactNode } from 'react';
import { ExternalMark } from '#web/components/ExternalMark.tsx';

interface MenuLinkProps {
  readonly url: string;
  readonly isExternal: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link of the editors' menu; an external one opens a window of its own and says so. */
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
