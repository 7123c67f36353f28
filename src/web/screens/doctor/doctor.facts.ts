import { doctors } from '#shared/language/ka/directories/doctors.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import { type PageFacts, recordFacts } from '#web/layouts/head/page-facts.ts';
import { absoluteAddress } from '#web/layouts/head/page-head.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import { listAddress } from '#web/layouts/listing/listing.ts';
import type { DoctorData } from './doctor.load.ts';

/** Returns the address of the doctors' list filtered by a profession. */
export const professionAddress = (id: number): string => listAddress(paths.doctors, { category: String(id) });

/** Returns the breadcrumbs: home, doctors, the doctor's first profession. */
export function doctorTrail({ doctor: { professions } }: Pick<DoctorData, 'doctor'>): readonly Crumb[] {
  const [first] = professions;
  return [
    { title: article.home, url: paths.home },
    { title: doctors.title, url: paths.doctors },
    ...(first ? [{ title: first.title, url: professionAddress(first.id) }] : []),
  ];
}

export function describeDoctor(data: DoctorData, site: SiteFacts): PageFacts {
  const { doctor, metainfo } = data;
  return {
    ...recordFacts(doctor, metainfo),
    kind: 'website',
    addressee: data.addressee,
    structuredData: () => [
      describePhysician(data, site),
      describeTrail([...doctorTrail(data), { title: doctor.title, url: doctor.url }], site),
    ],
  };
}

/** Returns a schema.org `Physician`. */
const describePhysician = ({ doctor }: DoctorData, site: SiteFacts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Physician',
  name: doctor.title,
  description: doctor.introtext,
  url: site.url + doctor.url,
  image: doctor.image ? absoluteAddress(mediaAddress(doctor.image.url, site.media), site) : undefined,
  telephone: doctor.phones,
  medicalSpecialty: doctor.professions.map(({ title }) => title),
  knowsLanguage: doctor.languages,
  hospitalAffiliation: doctor.clinics.map(({ title, url }) => ({
    '@type': 'Hospital',
    name: title,
    url: site.url + url,
  })),
  identifier: doctor.license_number
    ? { '@type': 'PropertyValue', propertyID: 'license', value: doctor.license_number }
    : undefined,
});
