import { PenLine } from 'lucide-react';
import { authors, author as text } from '#shared/language/ka/directories/people.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { describePerson } from '#web/layouts/person/describe-person.ts';
import { PersonPage } from '#web/layouts/person/PersonPage.tsx';
import { type AuthorData, loadAuthor } from './author.load.ts';

interface AuthorProps {
  readonly data: AuthorData;
}

const trail = [
  { title: article.home, url: paths.home },
  { title: authors.title, url: paths.authors },
];

export const screen = defineScreen<AuthorData>({
  load: loadAuthor,
  describe: (data, site) =>
    describePerson({ ...data, person: data.author, jobTitle: data.author.position_title, trail }, site),
  articlesOf: ({ articles }) => articles.map(({ id }) => id),
  View: AuthorView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function AuthorView({ data: { author, body, articles, page, pages } }: AuthorProps) {
  return (
    <PersonPage trail={trail} person={author} occupation={author.position_title} body={body} page={page}>
      <section>
        <SectionHead title={text.articles} />
        {articles.length > 0 ? (
          <GridBlock articles={articles} />
        ) : (
          <Notice icon={<PenLine size={28} />} title={text.empty} text={text.emptyHint} headingLevel={3}>
            <ButtonLink href={paths.authors}>{authors.title}</ButtonLink>
          </Notice>
        )}
      </section>
      <Pagination path={author.url} current={page} count={pages} />
    </PersonPage>
  );
}
