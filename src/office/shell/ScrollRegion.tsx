import type { ReactNode } from 'react';

/** A wide table that scrolls within itself, by keyboard too. */
export function ScrollRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
    <section className="office-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
