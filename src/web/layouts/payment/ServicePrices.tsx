import { showGel } from '#shared/money/show.ts';
import { askPath } from '#shared/paths/paths.ts';
import type { ServiceRecord } from './money-records.ts';
import styles from './ServicePrices.module.css';

/** Lists single questions with their prices; each leads to asking one. */
export function ServicePrices({ services }: { readonly services: readonly ServiceRecord[] }) {
  return (
    <ul className={styles.list} data-prices>
      {services.map(({ id, title, introtext, price }) => (
        <li key={id} className={styles.row}>
          <a className={styles.name} href={askPath()}>
            {title}
          </a>
          <span className={styles.price}>{showGel(price)}</span>
          <p className={styles.about}>{introtext}</p>
        </li>
      ))}
    </ul>
  );
}
