import { Stethoscope } from 'lucide-react';
import { sketchMap } from '#shared/language/ka/directories/directories.ts';
import { CardGrid } from '#web/components/cards/CardGrid.tsx';
import { defineDirectory } from '#web/layouts/listing/define-directory.tsx';
import { DoctorCard } from './DoctorCard.tsx';
import { addPlaces, directory, type ListedDoctor } from './doctors.directory.ts';

export const screen = defineDirectory<ListedDoctor>({
  directory,
  icon: <Stethoscope size={28} />,
  columns: 2,
  list: (doctors) => (
    <CardGrid of="long texts">
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <DoctorCard doctor={doctor} />
        </li>
      ))}
    </CardGrid>
  ),
  whereaboutsOf: ({ id, places = [] }) => ({
    id,
    spots: places.flatMap(({ location }) => location ?? []),
    hours: [],
  }),
  hasHours: false,
  complete: addPlaces,
  map: { title: sketchMap.doctors, pinsOf: () => [] },
});
