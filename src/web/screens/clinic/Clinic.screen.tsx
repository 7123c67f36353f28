import { clinic as text } from '#shared/language/ka/directories.ts';
import { paths } from '#shared/paths/paths.ts';
import { CardGrid } from '#web/components/CardGrid.tsx';
import { Gallery } from '#web/components/Gallery.tsx';
import { LinkChips } from '#web/components/LinkChips.tsx';
import { OpenNow } from '#web/components/OpenNow.tsx';
import { PersonCard } from '#web/components/PersonCard.tsx';
import { RichText } from '#web/components/RichText.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import { VerifiedMark } from '#web/components/VerifiedMark.tsx';
import { listAddress } from '#web/frames/listing/listing.ts';
import { ProfilePage } from '#web/frames/ProfilePage.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { ClinicContacts } from './ClinicContacts.tsx';
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
  const { title, introtext, image, images, hours, branches, verified_at } = clinic;
  const pictures = [...(image ? [image] : []), ...images];
  return (
    <ProfilePage
      trail={clinicTrail}
      head={
        <>
          <h1>
            <Unbroken text={title} />
          </h1>
          <p>
            <Unbroken text={introtext} />
          </p>
          <OpenNow hours={hours} />
          <VerifiedMark verifiedAt={verified_at} withDate />
        </>
      }
      aside={<ClinicContacts clinic={clinic} />}
    >
      <Gallery images={pictures} describe={(number) => text.picture(title, number)} />
      <LinkChips
        label={text.branches}
        links={branches.map(({ id, name }) => ({
          id,
          title: name,
          url: listAddress(paths.clinics, { branch: String(id) }),
        }))}
      />
      <RichText html={body} />
      <ClinicDoctors doctors={doctors} />
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
