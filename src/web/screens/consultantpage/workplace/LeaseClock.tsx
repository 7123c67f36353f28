import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import styles from './Workplace.module.css';

const minute = 60_000;

/** Shows the remaining time of the lease. */
export function LeaseClock({ until }: { readonly until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  const remainingMinutes = Math.floor((Date.parse(until) - now) / minute);
  return (
    <p className={styles.clock} data-lease={until}>
      <Timer size={20} aria-hidden />
      {remainingMinutes > 0 ? text.left(Math.floor(remainingMinutes / 60), remainingMinutes % 60) : text.over}
    </p>
  );
}
