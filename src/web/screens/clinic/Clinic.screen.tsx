import { clinic as text } from '#shared/language/ka/directories/clinics.ts';
import { paths } from '#shared/paths/paths.ts';
import { CardGrid } from '#web/components/cards/CardGrid.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { ContactActions } from '#web/components/people/ContactActions.tsx';
import { ContactBar } from '#web/components/people/ContactBar.tsx';
import { mapAddress } from '#web/components/people/map-address.ts';
import { OpenNow } from '#web/components/people/OpenNow.tsx';
import { PersonCard } from '#web/components/people/PersonCard.tsx';
import { VerifiedMark } from '#web/components/people/VerifiedMark.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { RichText } from '#web/components/text/RichText.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { listAddress } from '#web/layouts/listing/listing.ts';
import { ProfilePage } from '#web/layouts/page/ProfilePage.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { ClinicContacts } from './ClinicContacts.tsx';
import { ClinicMap } from './ClinicMap.tsx';
import { ClinicPictures } from './ClinicPictures.tsx';
import { clinicTrail, describeClinic } from './clinic.facts.ts';
import { type ClinicData, type ClinicDoctor, loadClinic } from './clinic.load.ts';

interface ClinicProps {
  readonly data: ClinicData;
}

export const screen = defineScreen<ClinicData>({
  load: loadClinic,
  describe: describeClinic,
  View: ClinicView,
});

function ClinicView({ data: { clinic, body, doctors } }: ClinicProps) {
  const { title, introtext, image, images, city, address, phones, hours, branches, verified_at } = clinic;
  return (
    <ProfilePage
      trail={clinicTrail}
      name={
        <>
          <h1>
            <NoBreakText text={title} />
          </h1>
          <p>{[address, city].filter(Boolean).join(', ')}</p>
        </>
      }
      lead={
        <>
          <OpenNow hours={hours} />
          <ContactActions phones={phones} map={mapAddress(clinic)} withAsk />
          <p>
            <NoBreakText text={introtext} />
          </p>
          <VerifiedMark verifiedAt={verified_at} withDate />
        </>
      }
      bar={<ContactBar title={title} phones={phones} map={mapAddress(clinic)} />}
      aside={
        <>
          <ClinicContacts clinic={clinic} />
          <ClinicMap clinic={clinic} />
        </>
      }
      text={
        <>
          <LinkChips
            label={text.branches}
            links={branches.map(({ id, name }) => ({
              id,
              title: name,
              url: listAddress(paths.clinics, { branch: String(id) }),
            }))}
          />
          <RichText html={body} />
        </>
      }
    >
      <ClinicDoctors doctors={doctors} />
      <ClinicPictures title={title} image={image} images={images} />
    </ProfilePage>
  );
}

function ClinicDoctors({ doctors }: { readonly doctors: readonly ClinicDoctor[] }) {
  if (doctors.length === 0) return null;
  const more = { href: paths.doctors, text: text.allDoctors, label: text.allDoctors, isExternal: false };
  return (
    <section>
      <SectionHead title={text.doctors} more={more} />
      <CardGrid>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <PersonCard
              person={doctor}
              occupation={doctor.professions.map(({ title }) => title).join(', ')}
              headingLevel={3}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
