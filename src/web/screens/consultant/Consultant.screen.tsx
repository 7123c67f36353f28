import { MessageCircleQuestionMark, MessagesSquare } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import { consultants, consultant as text } from '#shared/language/ka/people.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { AnswerList } from '#web/components/AnswerList.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { LinkChips } from '#web/components/LinkChips.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { listAddress } from '#web/frames/listing/listing.ts';
import { describePerson } from '#web/frames/person/describe-person.ts';
import { PersonPage } from '#web/frames/person/PersonPage.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { type ConsultantData, loadConsultant } from './consultant.load.ts';

interface ConsultantProps {
  readonly data: ConsultantData;
}

const trail = [
  { title: article.home, url: paths.home },
  { title: consultants.title, url: paths.consultants },
];

const roleOf = ({ consultant }: ConsultantData): string =>
  consultant.professions.map(({ title }) => title).join(', ');

export const screen = defineScreen<ConsultantData>({
  load: loadConsultant,
  describe: (data, site) =>
    describePerson({ ...data, person: data.consultant, jobTitle: roleOf(data), trail }, site),
  View: ConsultantView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function ConsultantView({ data }: ConsultantProps) {
  const { consultant, body, answers, page, pages } = data;
  return (
    <PersonPage
      trail={trail}
      person={consultant}
      occupation={roleOf(data)}
      body={body}
      page={page}
      action={<AskLink consultant={consultant} />}
    >
      <LinkChips
        label={consultants.professions}
        links={consultant.professions.map(({ id, title }) => ({
          id,
          title: consultants.ofProfession(title),
          url: listAddress(paths.consultants, { category: String(id) }),
        }))}
      />
      <section>
        <SectionHead title={text.answers} />
        {answers.length > 0 ? (
          <AnswerList answers={answers} />
        ) : (
          <Notice
            icon={<MessagesSquare size={28} />}
            title={text.empty}
            text={text.emptyHint}
            headingLevel={3}
          >
            <ButtonLink href={paths.questions}>{text.emptyAction}</ButtonLink>
          </Notice>
        )}
      </section>
      <Pagination path={consultant.url} current={page} count={pages} />
    </PersonPage>
  );
}

/** The way to ask them, or another while they take no questions. */
function AskLink({ consultant: { id, is_available } }: Pick<ConsultantData, 'consultant'>) {
  if (is_available) {
    return (
      <ButtonLink href={listAddress(paths.ask, { consultant: String(id) })}>
        <MessageCircleQuestionMark size={20} />
        {text.ask}
      </ButtonLink>
    );
  }
  return (
    <>
      <p>{consultants.unavailable}</p>
      <ButtonLink kind="quiet" href={paths.consultants}>
        {text.otherAsk}
      </ButtonLink>
    </>
  );
}
