import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpeningHours } from '#shared/collections/clinic.ts';
import { listWeek, type OpenState, openState, wholeDay } from '#shared/content/opening-hours.ts';
import { opening as text } from '#shared/language/ka/directories/opening.ts';
import { NoBreakText } from '../text/NoBreakText.tsx';
import styles from './OpenNow.module.css';

const refreshMs = 15_000;

interface OpenNowProps {
  readonly hours: readonly OpeningHours[];
  /** Shortens the text, so that it fits one line of a list. */
  readonly isShort?: boolean;
}

/**
 * Shows whether a clinic is open now, by the server's clock in Tbilisi time. Cached pages are served all day, so only
 * the browser renders the state; the line's height is reserved to avoid a layout shift. Without script the line has the
 * hours of the week.
 */
export function OpenNow({ hours, isShort = false }: OpenNowProps) {
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const update = () => setState(openState(hours, window.constants?.now ?? Date.now() / 1000));
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, [hours]);
  if (hours.length === 0) return null;
  return (
    <p
      className={styles.line}
      data-short={isShort || undefined}
      data-hours
      data-open-now={state === undefined ? undefined : String(state.isOpen)}
    >
      {state ? (
        <>
          <Clock size={16} />
          <span>
            <strong className={styles.state}>{state.isOpen ? openText(state, isShort) : text.closed}</strong>
            <NoBreakText text={isShort ? shortHours(state) : longHours(state)} />
          </span>
        </>
      ) : (
        <span className={styles.week}>{weekText(hours)}</span>
      )}
    </p>
  );
}

type Open = Extract<OpenState, { isOpen: true }>;

const openText = ({ closesAt }: Open, isShort: boolean): string =>
  isShort && closesAt ? text.openShort : text.open;

function shortHours(state: OpenState): string {
  if (state.isOpen) return state.closesAt ? ` ${text.until(state.closesAt)}` : '';
  if (state.inDays === 0) return `, ${text.from(state.opensAt)}`;
  if (state.inDays === 1) return `, ${text.fromTomorrow(state.opensAt)}`;
  return `, ${text.fromDay(state.weekday, state.opensAt)}`;
}

function longHours(state: OpenState): string {
  if (state.isOpen) return state.closesAt ? `, ${text.until(state.closesAt)}` : '';
  if (state.inDays === 0) return `, ${text.opensToday(state.opensAt)}`;
  if (state.inDays === 1) return `, ${text.opensTomorrow(state.opensAt)}`;
  return `, ${text.opensOn(state.weekday, state.opensAt)}`;
}

/** Returns the days with hours: „ორშაბათი – პარასკევი 09:00–20:00, შაბათი 10:00–16:00“. */
const weekText = (hours: readonly OpeningHours[]): string =>
  listWeek(hours)
    .filter((days) => days.hours.length > 0)
    .map(({ from, until, hours: open }) =>
      [text.days(from, until), ...open.map((one) => (one === wholeDay ? text.wholeDay : one))].join(' '),
    )
    .join(', ');
