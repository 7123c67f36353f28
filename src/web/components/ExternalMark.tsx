import { ArrowUpRight } from 'lucide-react';
import { shell } from '#shared/language/ka/shell.ts';

/** Says that a link opens a new window. */
export function ExternalMark() {
  return <ArrowUpRight size={16} role="img" aria-label={shell.newWindow} />;
}
