import type { OpeningHours } from '#shared/collections/clinic.ts';
import { clinics } from '#shared/language/ka/directories/clinics.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import { type PageFacts, recordFacts } from '#web/layouts/head/page-facts.ts';
import { absoluteAddress } from '#web/layouts/head/page-head.ts';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import type { ClinicData } from './clinic.load.ts';

export const clinicTrail = [
  { title: article.home, url: paths.home },
  { title: clinics.title, url: paths.clinics },
];

export function describeClinic(data: ClinicData, site: SiteFacts): PageFacts {
  const { clinic, metainfo } = data;
  return {
    ...recordFacts(clinic, metainfo),
    kind: 'website',
    structuredData: () => [
      describePlace(data, site),
      describeTrail([...clinicTrail, { title: clinic.title, url: clinic.url }], site),
    ],
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns a schema.org `MedicalClinic`. */
function describePlace({ clinic, doctors }: ClinicData, site: SiteFacts): object {
  const images = [clinic.image, ...clinic.images].flatMap((image) => image?.url ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: clinic.title,
    description: clinic.introtext,
    url: site.url + clinic.url,
    image: images.map((url) => absoluteAddress(mediaAddress(url, site.media), site)),
    telephone: clinic.phones,
    email: clinic.email ?? undefined,
    sameAs: clinic.website ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address,
      addressLocality: clinic.city,
      addressCountry: 'GE',
    },
    geo: clinic.location
      ? { '@type': 'GeoCoordinates', latitude: clinic.location.lat, longitude: clinic.location.lng }
      : undefined,
    openingHoursSpecification: clinic.hours.map(describeHours),
    knowsAbout: clinic.branches.map(({ name }) => name),
    employee: doctors.map(({ title, url }) => ({ '@type': 'Person', name: title, url: site.url + url })),
  };
}

/** Converts opening hours to schema.org, which does not allow 24:00. */
const describeHours = ({ days, opens, closes }: OpeningHours): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
});
