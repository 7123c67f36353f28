import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shell } from '#shared/language/ka/shell.ts';
import styles from './ScrollToTop.module.css';

/** SPEC.md section 9, in pixels. */
const threshold = 530;

/** Leads back to the beginning of a long page; comes up once the reader is past the threshold. */
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
    const look = () => setIsPast(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return isPast;
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
