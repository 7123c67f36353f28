import { doctor as text } from '#shared/language/ka/directories/doctors.ts';
import { paths } from '#shared/paths/paths.ts';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { AnswerList } from '#web/components/cards/AnswerList.tsx';
import { CardGrid } from '#web/components/cards/CardGrid.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { ContactActions } from '#web/components/people/ContactActions.tsx';
import { ContactBar } from '#web/components/people/ContactBar.tsx';
import { mapAddress } from '#web/components/people/map-address.ts';
import { PersonCard } from '#web/components/people/PersonCard.tsx';
import { Portrait } from '#web/components/people/Portrait.tsx';
import { VerifiedMark } from '#web/components/people/VerifiedMark.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { RichText } from '#web/components/text/RichText.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { ProfilePage } from '#web/layouts/page/ProfilePage.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { DoctorParticulars } from './DoctorParticulars.tsx';
import { describeDoctor, doctorTrail, professionAddress } from './doctor.facts.ts';
import { type DoctorData, loadDoctor } from './doctor.load.ts';

interface DoctorProps {
  readonly data: DoctorData;
}

export const screen = defineScreen<DoctorData>({
  load: loadDoctor,
  describe: describeDoctor,
  View: DoctorView,
});

function DoctorView({ data }: DoctorProps) {
  const { doctor, body, places } = data;
  const [place] = places;
  const map = place && mapAddress(place);
  return (
    <ProfilePage
      trail={doctorTrail(data)}
      portrait={<Portrait name={doctor.title} image={doctor.image} size="large" />}
      name={
        <>
          <h1>{doctor.title}</h1>
          <p>{doctor.professions.map(({ title }) => title).join(', ')}</p>
        </>
      }
      lead={
        <>
          <ContactActions phones={doctor.phones} map={map} withAsk />
          <p>
            <NoBreakText text={doctor.introtext} />
          </p>
          <VerifiedMark verifiedAt={doctor.verified_at} withDate />
        </>
      }
      bar={<ContactBar title={doctor.title} phones={doctor.phones} map={map} />}
      aside={<DoctorParticulars doctor={doctor} places={places} />}
      text={
        <>
          <LinkChips
            label={text.professions}
            links={doctor.professions.map(({ id, title }) => ({ id, title, url: professionAddress(id) }))}
          />
          <RichText html={body} />
        </>
      }
    >
      <RelatedContent data={data} />
    </ProfilePage>
  );
}

/** Renders related content: answers, articles and colleagues. */
function RelatedContent({ data: { doctor, colleagues, answers, articles } }: DoctorProps) {
  const [profession] = doctor.professions;
  return (
    <>
      {answers.length > 0 && (
        <section>
          <SectionHead title={text.answers} />
          <AnswerList answers={answers} />
        </section>
      )}
      {articles.length > 0 && (
        <section data-no-print>
          <SectionHead title={text.articles} />
          <GridBlock articles={articles} />
        </section>
      )}
      {colleagues.length > 0 && (
        <section data-no-print>
          <SectionHead
            title={text.colleagues}
            more={{
              href: profession ? professionAddress(profession.id) : paths.doctors,
              text: text.all,
              label: text.allOfProfession(profession?.title ?? ''),
              isExternal: false,
            }}
          />
          <CardGrid>
            {colleagues.map((colleague) => (
              <li key={colleague.id}>
                <PersonCard
                  person={colleague}
                  occupation={colleague.professions.map(({ title }) => title).join(', ')}
                  headingLevel={3}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}
