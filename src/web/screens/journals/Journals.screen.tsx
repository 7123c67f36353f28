import { BookOpen } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import { journals as text } from '#shared/language/ka/journals.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { CardGrid } from '#web/components/CardGrid.tsx';
import { JournalCard } from '#web/components/JournalCard.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { describeList } from '#web/frames/listing/describe-list.ts';
import { ListPage } from '#web/frames/listing/ListPage.tsx';
import { defineScreen } from '#web/frames/screen.ts';
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
        <CardGrid of="covers">
          {journals.map((journal) => (
            <li key={journal.id}>
              <JournalCard journal={journal} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <Notice icon={<BookOpen size={28} />} title={text.empty} text={text.emptyHint}>
          <ButtonLink href={paths.home}>{article.home}</ButtonLink>
        </Notice>
      )}
      <Pagination path={paths.journals} current={page} count={pages} />
    </ListPage>
  );
}
