import { Building2 } from 'lucide-react';
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
});
