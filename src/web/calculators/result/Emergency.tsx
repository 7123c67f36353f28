import { Phone, Siren } from 'lucide-react';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { listSigns, titleOfHospital } from '#shared/language/ka/emergency-signs.ts';
import type { SignId } from '#shared/medicine/emergency-signs.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './Emergency.module.css';

interface EmergencyProps {
  readonly warnings: readonly SignId[];
  /** Whether the result itself is urgent. Then the box is part of the result instead of a complementary section. */
  readonly isUrgent?: boolean;
}

/** Lists when to call 112 and when to go to a hospital at once, with a button that calls 112. */
export function Emergency({ warnings, isUrgent = false }: EmergencyProps) {
  if (warnings.length === 0) return null;
  const [Box, Heading] = isUrgent ? (['div', 'h3'] as const) : (['aside', 'h2'] as const);
  const hospital = listSigns('hospital_now', warnings);
  return (
    <Box
      className={styles.box}
      aria-label={isUrgent ? undefined : text.emergencyTitle}
      data-no-print={isUrgent ? undefined : true}
    >
      <Heading className={styles.title}>
        <Siren size={22} aria-hidden="true" />
        <span>
          <NoBreakText text={text.emergencyTitle} />
        </span>
      </Heading>
      <SignList signs={listSigns('call_112', warnings)} />
      <a className={styles.call} href="tel:112" data-no-print>
        <Phone size={20} aria-hidden="true" />
        <span>
          <NoBreakText text={text.call} />
        </span>
      </a>
      {hospital.length > 0 && (
        <>
          <Heading className={styles.title}>
            <NoBreakText text={titleOfHospital(warnings)} />
          </Heading>
          <SignList signs={hospital} />
        </>
      )}
    </Box>
  );
}

const SignList = ({ signs }: { readonly signs: readonly string[] }) => (
  <ul className={styles.list}>
    {signs.map((sign) => (
      <li key={sign}>
        <NoBreakText text={sign} />
      </li>
    ))}
  </ul>
);

/** Shows the emergency number beside a result that is not urgent itself. */
export function CallLine() {
  return (
    <p className={styles.line}>
      {text.inEmergency}{' '}
      <a className={styles.number} href="tel:112">
        112
      </a>
    </p>
  );
}
