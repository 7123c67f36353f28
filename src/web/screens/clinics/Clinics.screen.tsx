import { Building2 } from 'lucide-react';
import { sketchMap } from '#shared/language/ka/directories/directories.ts';
import { defineDirectory } from '#web/layouts/listing/define-directory.tsx';
import { ClinicCard } from './ClinicCard.tsx';
import styles from './Clinics.module.css';
import { directory, type ListedClinic } from './clinics.directory.ts';

export const screen = defineDirectory<ListedClinic>({
  directory,
  icon: <Building2 size={28} />,
  columns: 1,
  list: (clinics) => (
    <ul className={styles.list}>
      {clinics.map((clinic) => (
        <li key={clinic.id} data-clinic={clinic.id}>
          <ClinicCard clinic={clinic} />
        </li>
      ))}
    </ul>
  ),
  whereaboutsOf: ({ id, location, hours }) => ({ id, spots: location ? [location] : [], hours }),
  hasHours: true,
  map: {
    title: sketchMap.country,
    pinsOf: (clinics) =>
      clinics
        .flatMap(({ title, url, location }) => (location ? [{ title, url, location }] : []))
        .map((place, index) => ({ ...place, number: index + 1 })),
  },
});
