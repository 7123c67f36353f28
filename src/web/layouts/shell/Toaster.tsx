import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { toasts as text } from '#shared/language/ka/site/toasts.ts';
import { removeToast, useToasts } from '#web/data/toasts.ts';
import styles from './Toaster.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const positions = ['top-right', 'bottom-right'] as const;

/** Renders the toasts, which are announced politely and disappear after their duration. */
export function Toaster() {
  const toasts = useToasts();
  return positions.map((position) => (
    <div
      key={position}
      className={styles.place}
      data-place={position}
      data-no-print
      role="status"
      aria-live="polite"
    >
      {toasts
        .filter((toast) => toast.position === position)
        .map(({ id, kind, text: message }) => {
          const Icon = icons[kind];
          return (
            <div key={id} className={styles.toast} data-toast={kind} data-position={position}>
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
