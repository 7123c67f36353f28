import { Phone, Siren } from 'lucide-react';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import styles from './Emergency.module.css';

interface EmergencyProps {
  readonly signs: readonly string[];
  /** The answer itself is urgent: the call is offered first. */
  readonly isUrgent?: boolean;
}

/** When to call 112, and the call itself. */
export function Emergency({ signs, isUrgent = false }: EmergencyProps) {
  if (signs.length === 0) return null;
  const Heading = isUrgent ? 'h3' : 'h2';
  return (
    <aside className={styles.box} aria-label={words.emergencyTitle}>
      <Heading className={styles.title}>
        <Siren size={22} aria-hidden="true" />
        {words.emergencyTitle}
      </Heading>
      <ul className={styles.list}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <a className={styles.call} href="tel:112">
        <Phone size={20} aria-hidden="true" />
        {words.call}
      </a>
    </aside>
  );
}

/** The number beside an answer that warns without being urgent. */
export function CallLine() {
  return (
    <p className={styles.line}>
      {words.inEmergency}{' '}
      <a className={styles.number} href="tel:112">
        112
      </a>
    </p>
  );
}
