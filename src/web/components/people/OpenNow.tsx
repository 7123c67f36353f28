import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpeningHours } from '#shared/collections/clinic.ts';
import { type OpenState, openState } from '#shared/content/opening-hours.ts';
import { opening as text } from '#shared/language/ka/directories/directories.ts';
import styles from './OpenNow.module.css';

const refreshMs = 15_000;

interface OpenNowProps {
  readonly hours: readonly OpeningHours[];
  /** Shortens the text, so that it fits one line of a list. */
  readonly isShort?: boolean;
}

/**
 * Shows whether a clinic is open now, by the server's clock in Tbilisi time. Cached pages are served all day, so only
 * the browser renders the state; the line's height is reserved to avoid a layout shift.
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
    <p className={styles.line} data-open-now={state === undefined ? undefined : String(state.isOpen)}>
      {state && (
        <>
          <Clock size={16} />
          <span>
            <strong className={styles.state}>{state.isOpen ? text.open : text.closed}</strong>
            {isShort ? shortHours(state) : longHours(state)}
          </span>
        </>
      )}
    </p>
  );
}

function shortHours(state: OpenState): string {
  if (state.isOpen) return state.closesAt ? `, ${text.until(state.closesAt)}` : '';
  return state.inDays === 0 ? `, ${text.from(state.opensAt)}` : '';
}

function longHours(state: OpenState): string {
  if (state.isOpen) return state.closesAt ? `, ${text.until(state.closesAt)}` : '';
  if (state.inDays === 0) return `, ${text.opensToday(state.opensAt)}`;
  if (state.inDays === 1) return `, ${text.opensTomorrow(state.opensAt)}`;
  return `, ${text.opensOn(state.weekday, state.opensAt)}`;
}
