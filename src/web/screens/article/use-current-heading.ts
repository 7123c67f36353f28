import { useEffect, useState } from 'react';
import type { Heading } from '#shared/content/headings.ts';

/** Distance from the top of the window, in pixels, above which a heading counts as passed. */
const readingLine = 140;

/** Returns the id of the section being read: the last heading above the reading line, or the first heading. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const passed = headings.filter(({ id }) => isPassed(document.getElementById(id)));
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
    };
  }, [headings]);
  return current;
}

const isPassed = (element: HTMLElement | null): boolean =>
  element !== null && element.getBoundingClientRect().top < readingLine;
