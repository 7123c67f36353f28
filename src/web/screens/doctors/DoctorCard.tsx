import { doctor as text } from '#shared/language/ka/directories/doctors.ts';
import { CardActions } from '#web/components/people/CardActions.tsx';
import { mapAddress } from '#web/components/people/map-address.ts';
import { PersonCard } from '#web/components/people/PersonCard.tsx';
import { VerifiedMark } from '#web/components/people/VerifiedMark.tsx';
import { DottedLine } from '#web/components/text/DottedLine.tsx';
import { Distance } from '#web/layouts/listing/nearby/place-marks.tsx';
import styles from './DoctorCard.module.css';
import type { ListedDoctor } from './doctors.directory.ts';

/** Renders a doctor of the list: professions, experience, languages and clinics. */
export function DoctorCard({ doctor }: { readonly doctor: ListedDoctor }) {
  const { professions, clinics, languages, experience_since, phones, title, verified_at } = doctor;
  const { places = [] } = doctor;
  const [place] = places;
  const cities = new Set(places.map(({ city }) => city));
  return (
    <PersonCard person={doctor} occupation={professions.map(({ title }) => title).join(', ')}>
      <p className={styles.about}>
        <DottedLine
          items={[experience_since === null ? null : text.since(experience_since), languages.join(', ')]}
        />
      </p>
      {clinics.length > 0 && (
        <p className={styles.places}>
          <DottedLine items={[...cities, ...clinics.map(({ title }) => title)]} />
        </p>
      )}
      <Distance id={doctor.id} />
      <VerifiedMark verifiedAt={verified_at} />
      <CardActions title={title} phones={phones} map={place && mapAddress(place)} />
    </PersonCard>
  );
}
