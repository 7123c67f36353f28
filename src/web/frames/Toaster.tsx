import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { toasts as text } from '#shared/language/ka/toasts.ts';
import { removeToast, useToasts } from '#web/data/toasts.ts';
import styles from './Toaster.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const places = ['top-right', 'bottom-right'] as const;

/** Short messages over the page; read out politely, and gone by themselves. */
export function Toaster() {
  const toasts = useToasts();
  return places.map((place) => (
    <div key={place} className={styles.place} data-place={place} role="status" aria-live="polite">
      {toasts
        .filter((toast) => toast.place === place)
        .map(({ id, kind, text: message }) => {
          const Icon = icons[kind];
          return (
            <div key={id} className={styles.toast} data-toast={kind} data-position={place}>
              <Icon size={22} className={styles.icon} aria-hidden />
              <p>{message}</p>
              <button
                type="button"
                className={styles.close}
                aria-label={text.close}
                onClick={() => removeToast(id)}
              >
                <X size={18} />
              </button>
            </div>
          );
        })}
    </div>
  ));
}
