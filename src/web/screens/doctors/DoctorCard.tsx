import { doctor as text } from '#shared/language/ka/directories.ts';
import { DottedLine } from '#web/components/DottedLine.tsx';
import { PersonCard } from '#web/components/PersonCard.tsx';
import { VerifiedMark } from '#web/components/VerifiedMark.tsx';
import styles from './DoctorCard.module.css';
import type { ListedDoctor } from './doctors.directory.ts';

/** A doctor in the list: what they are, where they see patients, since when, in which languages. */
export function DoctorCard({ doctor }: { readonly doctor: ListedDoctor }) {
  const { professions, clinics, languages, experience_since, verified_at } = doctor;
  return (
    <PersonCard person={doctor} occupation={professions.map(({ title }) => title).join(', ')}>
      {clinics.length > 0 && (
        <p>
          <DottedLine items={clinics.map(({ title }) => title)} />
        </p>
      )}
      <p className={styles.about}>
        <DottedLine
          items={[experience_since === null ? null : text.since(experience_since), languages.join(', ')]}
        />
      </p>
      <VerifiedMark verifiedAt={verified_at} />
    </PersonCard>
  );
}
