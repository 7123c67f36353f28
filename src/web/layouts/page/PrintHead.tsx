import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { formatDate } from '#shared/content/dates.ts';
import { shell } from '#shared/language/ka/site/shell.ts';
import { useSite } from '#web/components/site/site.ts';
import styles from './PrintHead.module.css';

/**
 * Renders the head of a printed page: the site, the page's address and the day of printing. The day is set when the browser prints,
 * because the page may have stood open or in a cache for days; without script the browser's own head has it.
 */
export function PrintHead() {
  const { pathname } = useLocation();
  const { name, url } = useSite();
  const [day, setDay] = useState('');
  useEffect(() => {
    const set = () => flushSync(() => setDay(formatDate(new Date().toISOString())));
    window.addEventListener('beforeprint', set);
    return () => window.removeEventListener('beforeprint', set);
  }, []);
  return (
    <p className={styles.head} data-print-head>
      <strong>{name}</strong>
      <span>{decodeURI(url + pathname)}</span>
      {day && <span>{shell.printed(day)}</span>}
    </p>
  );
}
