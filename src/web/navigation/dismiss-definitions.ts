const shown = 'a[data-term]:is(:hover, :focus-visible)';

/** The definition beside a link to a term goes away on Escape (WCAG 1.4.13), until the pointer or the focus comes anew. */
export function dismissDefinitions(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const link of document.querySelectorAll<HTMLElement>(shown)) {
      link.dataset.dismissed = '';
      const restore = () => delete link.dataset.dismissed;
      link.addEventListener('pointerleave', restore, { once: true });
      link.addEventListener('blur', restore, { once: true });
    }
  });
}
