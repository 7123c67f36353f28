import { MessagesSquare } from 'lucide-react';
import { consultants as text } from '#shared/language/ka/directories/people.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { ConsultantFacts } from '#web/components/people/ConsultantFacts.tsx';
import { PersonCard } from '#web/components/people/PersonCard.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { describeList } from '#web/layouts/listing/describe-list.ts';
import { FilterLinks } from '#web/layouts/listing/FilterLinks.tsx';
import { ListPage } from '#web/layouts/listing/ListPage.tsx';
import { listAddress, titleOfChoice } from '#web/layouts/listing/listing.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from '#web/layouts/person/PersonList.module.css';
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
        <ListWithAds items={consultants} columns={1} gap={16}>
          {(some) => (
            <ul className={styles.list}>
              {some.map((consultant) => (
                <li key={consultant.id}>
                  <PersonCard
                    person={consultant}
                    occupation={consultant.professions.map(({ title }) => title).join(', ')}
                  >
                    <div className={styles.about}>
                      <p className={styles.intro}>{consultant.introtext}</p>
                      <p>{text.answers(consultant.answers_count)}</p>
                    </div>
                    <ConsultantFacts consultant={consultant} />
                  </PersonCard>
                </li>
              ))}
            </ul>
          )}
        </ListWithAds>
      ) : (
        <Notice icon={<MessagesSquare size={28} />} title={text.empty} text={text.emptyHint}>
          <ButtonLink href={paths.consultants}>{text.emptyAction}</ButtonLink>
        </Notice>
      )}
      <Pagination path={listAddress(paths.consultants, chosen)} current={page} count={pages} />
    </ListPage>
  );
}
