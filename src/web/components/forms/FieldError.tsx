import styles from './Field.module.css';

interface FieldErrorProps {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
}

/** Renders the error message of a field. */
export function FieldError({ name, id, error }: FieldErrorProps) {
  return error ? (
    <p className={styles.error} id={id} data-error={name}>
      {error}
    </p>
  ) : null;
}
