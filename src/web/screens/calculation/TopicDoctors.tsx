import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { paths } from '#shared/paths/paths.ts';
import { PersonBadge } from '#web/components/PersonBadge.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import type { TopicDoctor } from './calculation.load.ts';
import styles from './TopicDoctors.module.css';

/** Doctors of the subject. A calculator never replaces one. */
export function TopicDoctors({ doctors }: { readonly doctors: readonly TopicDoctor[] }) {
  if (doctors.length === 0) return null;
  return (
    <section>
      <SectionHead title={words.doctors} isPlain />
      <ul className={styles.list}>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <PersonBadge person={doctor} part={doctor.professions.map(({ title }) => title).join(', ')} />
          </li>
        ))}
      </ul>
      <a className={styles.more} href={paths.doctors}>
        {words.allDoctors}
      </a>
    </section>
  );
}
