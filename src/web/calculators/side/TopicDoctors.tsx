import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { paths } from '#shared/paths/paths.ts';
import { PersonBadge } from '#web/components/people/PersonBadge.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import type { TopicDoctor } from '../calculation.load.ts';
import styles from './TopicDoctors.module.css';

/** Lists doctors of the calculator's subject, because a calculator does not replace a doctor. */
export function TopicDoctors({ doctors }: { readonly doctors: readonly TopicDoctor[] }) {
  if (doctors.length === 0) return null;
  return (
    <section>
      <SectionHead title={text.doctors} isPlain />
      <ul className={styles.list}>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <PersonBadge
              person={doctor}
              roleTitle={doctor.professions.map(({ title }) => title).join(', ')}
            />
          </li>
        ))}
      </ul>
      <a className={styles.more} href={paths.doctors}>
        {text.allDoctors}
      </a>
    </section>
  );
}
