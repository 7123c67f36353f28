import { doctor as text } from '#shared/language/ka/directories.ts';
import { PersonCard } from '#web/components/PersonCard.tsx';
import { VerifiedMark } from '#web/components/VerifiedMark.tsx';
import styles from './DoctorCard.module.css';
import type { ListedDoctor } from './doctors.directory.ts';

/** A doctor in the list: what they are, where they see patients, since when, in which languages. */
export function DoctorCard({ doctor }: { readonly doctor: ListedDoctor }) {
  const { professions, clinics, languages, experience_since, verified_at } = doctor;
  return (
    <PersonCard person={doctor} occupation={professions.map(({ title }) => title).join(', ')}>
      {clinics.length > 0 && <p>{clinics.map(({ title }) => title).join('\u00a0· ')}</p>}
      <p className={styles.about}>
        {[experience_since && text.since(experience_since), languages.join(', ')]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      <VerifiedMark verifiedAt={verified_at} />
    </PersonCard>
  );
}
