import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shell } from '#shared/language/ka/site/shell.ts';
import styles from './ScrollToTop.module.css';

/** Scroll position from which the button is active, in pixels (SPEC.md section 9). */
const threshold = 530;

/** Renders a button that scrolls to the top. It appears beyond the threshold. */
export function ScrollToTop() {
  const isActive = useScrolledPast(threshold);
  return (
    <button
      type="button"
      className={styles.button}
      data-scroll-top
      data-active={isActive ? '' : undefined}
      data-no-print
      aria-label={shell.toTop}
      onClick={scrollToTop}
    >
      <ArrowUp size={22} />
    </button>
  );
}

function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return isPast;
}

function scrollToTop(): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
