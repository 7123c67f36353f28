import { doctor as text } from '#shared/language/ka/directories/doctors.ts';
import { ContactLink } from '#web/components/people/ContactLink.tsx';
import { PhoneLinks } from '#web/components/people/PhoneLinks.tsx';
import { Facts } from '#web/components/text/Facts.tsx';
import type { DoctorPlace } from '#web/layouts/listing/doctor-places.ts';
import type { ShownDoctor } from './doctor.load.ts';

interface DoctorParticularsProps {
  readonly doctor: ShownDoctor;
  readonly places: readonly DoctorPlace[];
}

/** Renders a doctor's clinics, telephone numbers, languages, experience and licence. */
export function DoctorParticulars({ doctor, places }: DoctorParticularsProps) {
  const { clinics, phones, languages, experience_since, license_number } = doctor;
  return (
    <Facts
      facts={[
        { label: text.clinics, value: clinics.length > 0 && <Clinics clinics={clinics} places={places} /> },
        { label: text.phones, value: phones.length > 0 && <PhoneLinks phones={phones} /> },
        { label: text.languages, value: languages.join(', ') },
        { label: text.experience, value: experience_since !== null && text.since(experience_since) },
        { label: text.license, value: license_number },
      ]}
    />
  );
}

function Clinics({ clinics, places }: Pick<ShownDoctor, 'clinics'> & Pick<DoctorParticularsProps, 'places'>) {
  return (
    <ul>
      {clinics.map(({ id, title, url }) => {
        const place = places.find((one) => one.id === id);
        return (
          <li key={id}>
            <ContactLink href={url}>{title}</ContactLink>
            {place && <p>{[place.address, place.city].filter(Boolean).join(', ')}</p>}
          </li>
        );
      })}
    </ul>
  );
}
