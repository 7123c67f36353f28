const activeTermLinks = 'a[data-term]:is(:hover, :focus-visible)';

/**
 * Hides the definition of a hovered or focused term link on Escape (WCAG 1.4.13), until the pointer or the focus
 * returns.
 */
export function dismissDefinitions(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const link of document.querySelectorAll<HTMLElement>(activeTermLinks)) {
      link.dataset.dismissed = '';
      const restore = () => delete link.dataset.dismissed;
      link.addEventListener('pointerleave', restore, { once: true });
      link.addEventListener('blur', restore, { once: true });
    }
  });
}
