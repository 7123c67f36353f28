import { Phone, Siren } from 'lucide-react';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { Unbroken } from '#web/components/Unbroken.tsx';
import styles from './Emergency.module.css';

interface EmergencyProps {
  readonly signs: readonly string[];
  /** The answer itself is urgent: the call is offered first. */
  readonly isUrgent?: boolean;
}

/** When to call 112, and the call itself. */
export function Emergency({ signs, isUrgent = false }: EmergencyProps) {
  if (signs.length === 0) return null;
  const [Box, Heading] = isUrgent ? (['div', 'h3'] as const) : (['aside', 'h2'] as const);
  return (
    <Box
      className={styles.box}
      aria-label={isUrgent ? undefined : words.emergencyTitle}
      data-no-print={isUrgent ? undefined : true}
    >
      <Heading className={styles.title}>
        <Siren size={22} aria-hidden="true" />
        <span>
          <Unbroken text={words.emergencyTitle} />
        </span>
      </Heading>
      <ul className={styles.list}>
        {signs.map((sign) => (
          <li key={sign}>
            <Unbroken text={sign} />
          </li>
        ))}
      </ul>
      <a className={styles.call} href="tel:112" data-no-print>
        <Phone size={20} aria-hidden="true" />
        <span>
          <Unbroken text={words.call} />
        </span>
      </a>
    </Box>
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
