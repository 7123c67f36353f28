import { doctor as text } from '#shared/language/ka/directories/directories.ts';
import { CallLink } from '#web/components/people/CallLink.tsx';
import { PersonCard } from '#web/components/people/PersonCard.tsx';
import { VerifiedMark } from '#web/components/people/VerifiedMark.tsx';
import { DottedLine } from '#web/components/text/DottedLine.tsx';
import styles from './DoctorCard.module.css';
import type { ListedDoctor } from './doctors.directory.ts';

/** Renders a doctor of the list: professions, clinics, experience and languages. */
export function DoctorCard({ doctor }: { readonly doctor: ListedDoctor }) {
  const { professions, clinics, languages, experience_since, phones, title, verified_at } = doctor;
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
      <CallLink title={title} phones={phones} />
    </PersonCard>
  );
}
