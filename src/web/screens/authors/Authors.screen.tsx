import { PenLine } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import { authors as text } from '#shared/language/ka/people.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { CardGrid } from '#web/components/CardGrid.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { PersonCard } from '#web/components/PersonCard.tsx';
import { describeList } from '#web/frames/listing/describe-list.ts';
import { ListPage } from '#web/frames/listing/ListPage.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { type AuthorsData, loadAuthors } from './authors.load.ts';

interface AuthorsProps {
  readonly data: AuthorsData;
}

const { title, description } = text;

export const screen = defineScreen<AuthorsData>({
  load: loadAuthors,
  describe: (data, site) =>
    describeList({ ...data, title, label: title, description, path: paths.authors }, site),
  View: AuthorsView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function AuthorsView({ data: { authors, page, pages } }: AuthorsProps) {
  return (
    <ListPage title={title} intro={text.intro}>
      {authors.length > 0 ? (
        <CardGrid>
          {authors.map((author) => (
            <li key={author.id}>
              <PersonCard person={author} occupation={author.position_title}>
                <p>{text.articles(author.articles_count)}</p>
              </PersonCard>
            </li>
          ))}
        </CardGrid>
      ) : (
        <Notice icon={<PenLine size={28} />} title={text.empty} text={text.emptyHint}>
          <ButtonLink href={paths.home}>{article.home}</ButtonLink>
        </Notice>
      )}
      <Pagination path={paths.authors} current={page} count={pages} />
    </ListPage>
  );
}
