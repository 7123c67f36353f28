import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { workplace as text } from '#shared/language/ka/workplace.ts';
import styles from './Workplace.module.css';

const minute = 60_000;

/** How long the question is still held. */
export function LeaseClock({ until }: { readonly until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  const left = Math.floor((Date.parse(until) - now) / minute);
  return (
    <p className={styles.clock} data-lease={until}>
      <Timer size={20} aria-hidden />
      {left > 0 ? text.left(Math.floor(left / 60), left % 60) : text.over}
    </p>
  );
}
