import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Desk.module.css';

interface DeskProps {
  readonly title: string;
  readonly lead: string;
  /** Id of the open question; undefined while the list is shown. */
  readonly openId: number | undefined;
  readonly children: ReactNode;
}

/** Renders a desk: a list of questions, or the question opened from it. */
export function Desk({ title, lead, openId, children }: DeskProps) {
  const desk = useRef<HTMLElement>(null);
  const previousOpenId = useRef(openId);
  // The pressed button disappears with the list or the question, so the focus moves to the desk.
  useEffect(() => {
    if (previousOpenId.current === openId) return;
    previousOpenId.current = openId;
    desk.current?.focus();
  }, [openId]);
  return (
    <section ref={desk} tabIndex={-1} className={styles.desk} aria-label={title} data-workplace>
      <h1 className={styles.title}>{title}</h1>
      {openId === undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
