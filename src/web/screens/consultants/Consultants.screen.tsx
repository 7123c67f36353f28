import { MessagesSquare } from 'lucide-react';
import { consultants as text } from '#shared/language/ka/people.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { CardGrid } from '#web/components/CardGrid.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { PersonCard } from '#web/components/PersonCard.tsx';
import { describeList } from '#web/frames/listing/describe-list.ts';
import { FilterLinks } from '#web/frames/listing/FilterLinks.tsx';
import { ListPage } from '#web/frames/listing/ListPage.tsx';
import { listAddress, titleOfChoice } from '#web/frames/listing/listing.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { type ConsultantsData, loadConsultants } from './consultants.load.ts';

interface ConsultantsProps {
  readonly data: ConsultantsData;
}

export const screen = defineScreen<ConsultantsData>({
  load: loadConsultants,
  describe: (data, site) =>
    describeList(
      {
        ...data,
        title: titleOf(data),
        label: text.title,
        description: text.description,
        path: paths.consultants,
      },
      site,
    ),
  View: ConsultantsView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function titleOf({ filter, chosen }: ConsultantsData): string {
  const profession = titleOfChoice(filter, chosen);
  return profession === undefined ? text.title : text.ofProfession(profession);
}

function ConsultantsView({ data }: ConsultantsProps) {
  const { chosen, filter, consultants, page, pages } = data;
  return (
    <ListPage
      title={titleOf(data)}
      intro={text.intro}
      filters={<FilterLinks path={paths.consultants} filter={filter} chosen={chosen} />}
    >
      {consultants.length > 0 ? (
        <CardGrid>
          {consultants.map((consultant) => (
            <li key={consultant.id}>
              <PersonCard
                person={consultant}
                occupation={consultant.professions.map(({ title }) => title).join(', ')}
              >
                <p>{text.answers(consultant.answers_count)}</p>
                <p>{consultant.is_available ? text.available : text.unavailable}</p>
              </PersonCard>
            </li>
          ))}
        </CardGrid>
      ) : (
        <Notice icon={<MessagesSquare size={28} />} title={text.empty} text={text.emptyHint}>
          <ButtonLink href={paths.consultants}>{text.emptyAction}</ButtonLink>
        </Notice>
      )}
      <Pagination path={listAddress(paths.consultants, chosen)} current={page} count={pages} />
    </ListPage>
  );
}
