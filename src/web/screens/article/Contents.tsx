import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Heading } from '#shared/content/headings.ts';
import { article as text } from '#shared/language/ka/reading/article.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly headings: readonly Heading[];
  /** `side` is beside the text; `narrow` is collapsed above it, for screens without a side column. */
  readonly place: 'side' | 'narrow';
}

/** Renders the table of contents. An article with fewer than two headings has none. */
export function Contents({ headings, place }: ContentsProps) {
  if (headings.length < 2) return null;
  return place === 'side' ? <SideContents headings={headings} /> : <FoldedContents headings={headings} />;
}

function SideContents({ headings }: Pick<ContentsProps, 'headings'>) {
  const current = useCurrentHeading(headings);
  return (
    <nav className={styles.side} aria-labelledby="contents">
      <h2 className={styles.title} id="contents">
        {text.inThisArticle}
      </h2>
      <Links headings={headings} current={current} />
    </nav>
  );
}

function FoldedContents({ headings }: Pick<ContentsProps, 'headings'>) {
  return (
    <details className={styles.folded} data-no-print>
      <summary className={styles.summary}>
        {text.inThisArticle}
        <ChevronDown size={20} className={styles.mark} />
      </summary>
      <nav aria-label={text.inThisArticle}>
        <Links headings={headings} current={undefined} />
      </nav>
    </details>
  );
}

function Links({
  headings,
  current,
}: Pick<ContentsProps, 'headings'> & { readonly current: string | undefined }) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Distance from the top of the window, in pixels, above which a heading counts as passed. */
const readingLine = 140;

/** Returns the id of the section being read: the last heading above the reading line, or the first heading. */
function useCurrentHeading(headings: readonly Heading[]): string | undefined {
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
