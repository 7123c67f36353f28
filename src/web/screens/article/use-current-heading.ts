import { useEffect, useState } from 'react';
import type { Heading } from '#shared/content/headings.ts';

/** How far below the top of the window a heading counts as being read, in pixels. */
const readingLine = 140;

/** Id of the section being read: the last heading that has passed the reading line, at first the first one. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = headings.filter(({ id }) => isPassed(document.getElementById(id)));
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
    };
  }, [headings]);
  return current;
}

const isPassed = (element: HTMLElement | null): boolean =>
  element !== null && element.getBoundingClientRect().top < readingLine;
