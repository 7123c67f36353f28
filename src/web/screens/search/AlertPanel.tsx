import { Phone, Siren } from 'lucide-react';
import type { SearchAlert } from '#shared/collections/search.ts';
import { searchAlertActions as text } from '#shared/language/ka/site/search-answer.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './AlertPanel.module.css';

/** Renders what a reader in danger must do now, with the emergency number, above the results. */
export function AlertPanel({ alert }: { readonly alert: SearchAlert }) {
  return (
    <section className={styles.panel} role="alert" data-alert={alert.kind} aria-labelledby="search-alert">
      <h2 className={styles.title} id="search-alert">
        <Siren size={26} aria-hidden="true" />
        <span>
          <NoBreakText text={alert.title} />
        </span>
      </h2>
      <p>
        <NoBreakText text={alert.body} />
      </p>
      <div className={styles.actions}>
        <a className={styles.call} href={`tel:${alert.phone}`}>
          <Phone size={24} aria-hidden="true" />
          <span>
            <NoBreakText text={text.call(alert.phone)} />
          </span>
        </a>
        {alert.url && (
          <a className={styles.read} href={alert.url}>
            {text.read}
          </a>
        )}
      </div>
    </section>
  );
}
