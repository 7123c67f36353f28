import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpeningHours } from '#shared/collections/clinic.ts';
import { type OpenState, openState } from '#shared/content/opening-hours.ts';
import { opening as text } from '#shared/language/ka/directories.ts';
import styles from './OpenNow.module.css';

const everyMs = 15_000;

interface OpenNowProps {
  readonly hours: readonly OpeningHours[];
  /** In a list the line stays one line. */
  readonly isShort?: boolean;
}

/**
 * Whether a clinic is open at this moment, by the server's clock in Tbilisi. The page is the same all day, so the server
 * says nothing: only the browser knows the moment. The line's room is kept, so that nothing moves.
 */
export function OpenNow({ hours, isShort = false }: OpenNowProps) {
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const look = () => setState(openState(hours, window.constants?.now ?? Date.now() / 1000));
    look();
    const timer = setInterval(look, everyMs);
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
            {isShort ? shortlyOf(state) : moreOf(state)}
          </span>
        </>
      )}
    </p>
  );
}

function shortlyOf(state: OpenState): string {
  if (state.isOpen) return state.closesAt ? `, ${text.until(state.closesAt)}` : '';
  return state.inDays === 0 ? `, ${text.from(state.opensAt)}` : '';
}

function moreOf(state: OpenState): string {
  if (state.isOpen) return state.closesAt ? `, ${text.until(state.closesAt)}` : '';
  if (state.inDays === 0) return `, ${text.opensToday(state.opensAt)}`;
  if (state.inDays === 1) return `, ${text.opensTomorrow(state.opensAt)}`;
  return `, ${text.opensOn(state.weekday, state.opensAt)}`;
}
