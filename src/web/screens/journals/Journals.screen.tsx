import { BookOpen } from 'lucide-react';
import { article } from '#shared/language/ka/reading/article.ts';
import { journals as text } from '#shared/language/ka/reading/journals.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { CardGrid } from '#web/components/cards/CardGrid.tsx';
import { JournalCard } from '#web/components/cards/JournalCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { describeList } from '#web/layouts/listing/describe-list.ts';
import { ListPage } from '#web/layouts/listing/ListPage.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { type JournalsData, loadJournals } from './journals.load.ts';

interface JournalsProps {
  readonly data: JournalsData;
}

const { title, description } = text;

export const screen = defineScreen<JournalsData>({
  load: loadJournals,
  describe: (data, site) =>
    describeList({ ...data, title, label: title, description, path: paths.journals }, site),
  View: JournalsView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function JournalsView({ data: { journals, page, pages } }: JournalsProps) {
  return (
    <ListPage title={title} intro={text.intro}>
      {journals.length > 0 ? (
        <ListWithAds items={journals} columns={2} gap={32}>
          {(some) => (
            <CardGrid of="covers">
              {some.map((journal) => (
                <li key={journal.id}>
                  <JournalCard journal={journal} />
                </li>
              ))}
            </CardGrid>
          )}
        </ListWithAds>
      ) : (
        <Notice icon={<BookOpen size={28} />} title={text.empty} text={text.emptyHint}>
          <ButtonLink href={paths.home}>{article.home}</ButtonLink>
        </Notice>
      )}
      <Pagination path={paths.journals} current={page} count={pages} />
    </ListPage>
  );
}
