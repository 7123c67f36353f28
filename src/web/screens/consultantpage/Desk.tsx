import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Desk.module.css';

interface DeskProps {
  readonly title: string;
  readonly lead: string;
  /** The question that stands open; undefined while the list is shown. */
  readonly opened: number | undefined;
  /** Name of the desk in the markup. */
  readonly name: 'workplace' | 'editor-desk';
  readonly children: ReactNode;
}

/** A place of work on this page: a list, or the one question that was opened from it. */
export function Desk({ title, lead, opened, name, children }: DeskProps) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(opened);
  // What was pressed is gone with the list or the question it stood in, so the keyboard goes on from the top of the desk.
  useEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    place.current?.focus();
  }, [opened]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.desk}
      aria-label={title}
      data-workplace={name === 'workplace' || undefined}
      data-editor-desk={name === 'editor-desk' || undefined}
    >
      <h1 className={styles.title}>{title}</h1>
      {opened === undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
