import { PenLine } from 'lucide-react';
import { authors as text } from '#shared/language/ka/directories/people.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { PersonCard } from '#web/components/people/PersonCard.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { describeList } from '#web/layouts/listing/describe-list.ts';
import { ListPage } from '#web/layouts/listing/ListPage.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from '#web/layouts/person/PersonList.module.css';
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
        <ListWithAds items={authors} columns={1} gap={16}>
          {(some) => (
            <ul className={styles.list}>
              {some.map((author) => (
                <li key={author.id}>
                  <PersonCard person={author} occupation={author.position_title}>
                    <div className={styles.about}>
                      <p className={styles.intro}>{author.introtext}</p>
                      <p>{text.articles(author.articles_count)}</p>
                    </div>
                  </PersonCard>
                </li>
              ))}
            </ul>
          )}
        </ListWithAds>
      ) : (
        <Notice icon={<PenLine size={28} />} title={text.empty} text={text.emptyHint}>
          <ButtonLink href={paths.home}>{article.home}</ButtonLink>
        </Notice>
      )}
      <Pagination path={paths.authors} current={page} count={pages} />
    </ListPage>
  );
}
