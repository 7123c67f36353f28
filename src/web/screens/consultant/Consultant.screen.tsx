import { MessageCircleQuestionMark, MessagesSquare } from 'lucide-react';
import { consultants, consultant as text } from '#shared/language/ka/directories/people.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { askPath, paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { AnswerList } from '#web/components/cards/AnswerList.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { ConsultantFacts } from '#web/components/people/ConsultantFacts.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { listAddress } from '#web/layouts/listing/listing.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { describePerson } from '#web/layouts/person/describe-person.ts';
import { PersonPage } from '#web/layouts/person/PersonPage.tsx';
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
      action={
        <>
          <ConsultantFacts consultant={consultant} />
          <AskLink consultant={consultant} />
        </>
      }
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

/** Links to the question form, or to other consultants if this one accepts no questions. */
function AskLink({ consultant: { id, is_available } }: Pick<ConsultantData, 'consultant'>) {
  if (is_available) {
    return (
      <ButtonLink href={askPath({ consultant: String(id) })}>
        <MessageCircleQuestionMark size={20} />
        {text.ask}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink kind="quiet" href={paths.consultants}>
      {text.otherAsk}
    </ButtonLink>
  );
}
