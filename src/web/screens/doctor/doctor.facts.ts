import { article } from '#shared/language/ka/article.ts';
import { doctors } from '#shared/language/ka/directories.ts';
import { paths } from '#shared/paths/paths.ts';
import { mediaAddress } from '#web/components/media.ts';
import type { SiteFacts } from '#web/components/site.ts';
import { listAddress } from '#web/frames/listing/listing.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { absoluteAddress } from '#web/frames/page-head.ts';
import { type Crumb, describeTrail } from '#web/frames/structured-data.ts';
import type { DoctorData } from './doctor.load.ts';

/** Doctors of a profession. */
export const professionAddress = (id: number): string => listAddress(paths.doctors, { category: String(id) });

/** From the home page over the doctors to those of the first profession. */
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
    title: metainfo?.title || doctor.title,
    description: metainfo?.description || doctor.introtext,
    path: doctor.url,
    kind: 'website',
    id: doctor.id,
    image: metainfo?.image ?? doctor.image?.url ?? null,
    structuredData: () => [
      describePhysician(data, site),
      describeTrail([...doctorTrail(data), { title: doctor.title, url: doctor.url }], site),
    ],
  };
}

/** schema.org `Physician`. */
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
