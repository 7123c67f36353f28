import { TriangleAlert } from 'lucide-react';
import styles from './FormError.module.css';

/** Renders above the fields why a form was refused as a whole. */
export function FormError({ error }: { readonly error: string | undefined }) {
  return error ? (
    <p className={styles.error} role="alert" data-error="__all__">
      <TriangleAlert size={20} />
      {error}
    </p>
  ) : null;
}
